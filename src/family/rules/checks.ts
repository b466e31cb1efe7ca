// The problems of a profile's fields, as codes that the screen has sentences for.
import * as v from 'valibot';
import { MAX_NAME_LENGTH } from './profile.ts';

export type ChildProblem = 'noName' | 'longName' | 'futureBirth' | 'oldBirth';
export type ParentProblem = 'zip' | 'phone' | 'email';

const EmailSchema = v.pipe(v.string(), v.email());
/** Over this a child is none: in years. */
const MAX_AGE = 19;

/** Null when all is well. `today`: YYYY-MM-DD. */
export function childProblem(
  { firstName, birthMonth }: { firstName: string; birthMonth: string },
  today: string,
): ChildProblem | null {
  // Neither do characters that draw nothing make a name.
  if (/^[\s\p{DI}]*$/u.test(firstName)) return 'noName';
  if (firstName.trim().length > MAX_NAME_LENGTH) return 'longName';
  if (birthMonth === '') return null;
  if (birthMonth > today.slice(0, 7)) return 'futureBirth';
  return Number(today.slice(0, 4)) - Number(birthMonth.slice(0, 4)) > MAX_AGE ? 'oldBirth' : null;
}

/** What is empty is not wrong: nothing about the parent is required. */
export const parentChecks = {
  zipCode: (text: string): ParentProblem | null =>
    /^(?:\d{5}(?:-\d{4})?)?$/.test(text.trim()) ? null : 'zip',
  phoneNumber(text: string): ParentProblem | null {
    const digits = text.replaceAll(/\D/g, '').length;
    const isPhone = /^[+\d\s().x-]*$/i.test(text) && digits >= 7 && digits <= 15;
    return text.trim() === '' || isPhone ? null : 'phone';
  },
  email: (text: string): ParentProblem | null =>
    text.trim() === '' || v.is(EmailSchema, text.trim()) ? null : 'email',
};
