export const MIN_PASSWORD_LENGTH = 12;
/** The server hashes passwords with bcrypt, which reads this many bytes. */
const MAX_PASSWORD_BYTES = 72;
const FEWEST_DIFFERENT = 5;

/** What everybody tries first, with digits and signs around it. */
const COMMON =
  /^[\d\W_]*(?:(?:password|passwort|qwerty(?:uiop)?|asdfgh(?:jkl)?|abcdefg\w*|letmein|iloveyou|welcome|camply|summer)[\d\W_]*)+$/i;

export type PasswordProblem = 'empty' | 'short' | 'long' | 'easy';

/**
 * What is wrong with a new password; null when nothing is. Length counts, not kinds of letters: a short sentence is
 * better than one capital and a digit. `email` is the account's.
 */
export function passwordProblem(password: string, email: string): PasswordProblem | null {
  if (password === '') return 'empty';
  const letters = Array.from(password);
  if (letters.length < MIN_PASSWORD_LENGTH) return 'short';
  if (new TextEncoder().encode(password).length > MAX_PASSWORD_BYTES) return 'long';
  const isOfFew = new Set(letters).size < FEWEST_DIFFERENT;
  const isEmail = password.trim().toLowerCase() === email.trim().toLowerCase();
  return isOfFew || isEmail || COMMON.test(password) || isCounting(password) ? 'easy' : null;
}

/** 123456789012, 210987654321. */
function isCounting(password: string): boolean {
  if (!/^\d+$/.test(password)) return false;
  const steps = Array.from(password)
    .slice(1)
    .map((digit, at) => (Number(digit) - Number(password[at]) + 10) % 10);
  return new Set(steps).size === 1;
}
