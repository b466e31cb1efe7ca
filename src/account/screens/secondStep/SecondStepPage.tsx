import { accountCopy } from '#account/words/account.ts';
import { AuthCard } from '#ui/parts/AuthCard.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { FormSkeleton } from '../pieces/FormSkeleton.tsx';

const heading = accountCopy.secondStepTitle;
const fallback = <FormSkeleton title={heading} />;
const SecondStep = lazyPart(async () => (await import('./Devices.tsx')).SecondStep, {
  fallback,
  heading,
});

/** Turns the code after the password on and off, and lists its devices. Requires a session. */
export const SecondStepPage = () => (
  <AuthCard isPlain>
    <SecondStep />
  </AuthCard>
);

/** Shown until the session is known. */
export const SecondStepSkeleton = () => <AuthCard isPlain>{fallback}</AuthCard>;
