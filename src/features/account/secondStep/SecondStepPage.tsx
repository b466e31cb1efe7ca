import { accountCopy } from '#content/account.ts';
import { AuthCard } from '#parts/AuthCard.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useAfterHydration } from '#ui/useAfterHydration.ts';
import { Later } from '../Later.tsx';
import { Opening } from '../pieces/Opening.tsx';

const SecondStep = lazyPart(() => import('./SecondStep.tsx'));

/** A code after the password: turned on, listed, turned off. */
export function SecondStepPage() {
  const opening = <Opening title={accountCopy.secondStepTitle} />;
  return (
    <AuthCard isPlain>
      {useAfterHydration() ? (
        <Later meanwhile={opening}>
          <SecondStep />
        </Later>
      ) : (
        opening
      )}
    </AuthCard>
  );
}
