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

/** A code after the password: turned on, listed, turned off. For who is signed in. */
export const SecondStepPage = () => (
  <AuthCard isPlain>
    <SecondStep />
  </AuthCard>
);

/** Shown until it is known who is signed in. */
export const SecondStepSkeleton = () => <AuthCard isPlain>{fallback}</AuthCard>;
