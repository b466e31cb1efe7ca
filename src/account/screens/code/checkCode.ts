import type { CodeOutcome } from '#account/store/accounts.ts';
import type { AccountSession } from '#account/store/useAuth.ts';

/** What says more comes later. */
const BY_WEIGHT: readonly CodeOutcome[] = ['wrong', 'expired', 'used', 'limited', 'clock'];

/**
 * Whether a code is that of any device that was added: nobody is asked which, as the app does not say. `textedId`: the
 * phone that a code was sent to; other phones would be sent one by being asked.
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
