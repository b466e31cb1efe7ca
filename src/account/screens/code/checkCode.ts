import type { CodeOutcome } from '#account/store/accounts.ts';
import type { AccountSession } from '#account/store/useAuth.ts';

/** The outcomes by how much they tell the user, the most telling last. */
const BY_WEIGHT: readonly CodeOutcome[] = ['wrong', 'expired', 'used', 'limited', 'clock'];

/**
 * Whether a code is valid for any of the user's devices: the form does not ask which one, as an authenticator app does
 * not name it. `textedId`: the phone that a code was sent to; checking another phone would send it a code.
 */
export async function checkCode(
  session: Pick<AccountSession, 'factors' | 'verifyCode'>,
  code: string,
  textedId: string | null,
): Promise<CodeOutcome> {
  const factors = await session.factors();
  if (factors === 'unreachable') return factors;
  let said: CodeOutcome = 'wrong';
  for (const { id, kind, isVerified } of factors) {
    if (!isVerified || (kind === 'phone' && id !== textedId)) continue;
    const outcome = await session.verifyCode(id, code);
    if (outcome === 'done' || outcome === 'unreachable') return outcome;
    if (BY_WEIGHT.indexOf(outcome) > BY_WEIGHT.indexOf(said)) said = outcome;
  }
  return said;
}
