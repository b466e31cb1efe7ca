import { accountCopy } from '#account/words/account.ts';
import { AuthCard } from '#ui/parts/AuthCard.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useAfterHydration } from '#ui/useAfterHydration.ts';
import { FormSkeleton } from '../pieces/FormSkeleton.tsx';
import type { ResetProps } from './Reset.tsx';

const heading = accountCopy.resetTitle;
const fallback = <FormSkeleton title={heading} />;
const Reset = lazyPart<ResetProps>(async () => (await import('./Reset.tsx')).Reset, {
  fallback,
  heading,
});

/** Sets a new password: by a requested link, an opened link, or an active session. */
export function ResetPage(props: ResetProps) {
  return <AuthCard>{useAfterHydration() ? <Reset {...props} /> : fallback}</AuthCard>;
}
