import { accountLater } from '#account/words/accountLater.ts';
import { BigStep } from '../pieces/BigStep.tsx';
import { LinkStep, type LinkStepProps } from '../pieces/LinkStep.tsx';
import { AlreadyIn } from './AlreadyIn.tsx';

export type InterludeProps =
  | { what: 'alreadyIn'; email: string | null; onGoOn: () => void; onLogOut: () => void }
  | { what: 'confirm'; email: string }
  | ({ what: 'link' } & LinkStepProps);

/** What stands on the page of the sign-in instead of its forms. */
export function Interlude(props: InterludeProps) {
  if (props.what === 'alreadyIn') return <AlreadyIn {...props} />;
  if (props.what === 'link') return <LinkStep {...props} />;
  const { title, text } = accountLater.signUp.confirm;
  return <BigStep title={title} text={text(props.email)} />;
}
