import { accountCopy } from '#account/words/account.ts';
import { AuthCard } from '#ui/parts/AuthCard.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Later } from '../Later.tsx';
import { Opening } from '../pieces/Opening.tsx';

const SecondStep = lazyPart(() => import('./SecondStep.tsx'));

const opening = <Opening title={accountCopy.secondStepTitle} />;

/** A code after the password: turned on, listed, turned off. For who is signed in. */
export const SecondStepPage = () => (
  <AuthCard isPlain>
    <Later meanwhile={opening}>
      <SecondStep />
    </Later>
  </AuthCard>
);

/** Until it is known who that is. */
export const SecondStepOpening = () => <AuthCard isPlain>{opening}</AuthCard>;
