import { accountCopy } from '#account/words/account.ts';
import { AuthCard } from '#ui/parts/AuthCard.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useAfterHydration } from '#ui/useAfterHydration.ts';
import { Later } from '../Later.tsx';
import { Opening } from '../pieces/Opening.tsx';
import type { ResetProps } from './Reset.tsx';

const Reset = lazyPart<ResetProps>(() => import('./Reset.tsx'));

/** A new password: for who asks for a link, who opens one, and who is signed in. */
export function ResetPage(props: ResetProps) {
  const opening = <Opening title={accountCopy.resetTitle} />;
  return (
    <AuthCard>
      {useAfterHydration() ? (
        <Later meanwhile={opening}>
          <Reset {...props} />
        </Later>
      ) : (
        opening
      )}
    </AuthCard>
  );
}
