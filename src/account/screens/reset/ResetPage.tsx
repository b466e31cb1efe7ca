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

/** A new password: for who asks for a link, who opens one, and who is signed in. */
export function ResetPage(props: ResetProps) {
  return <AuthCard>{useAfterHydration() ? <Reset {...props} /> : fallback}</AuthCard>;
}
