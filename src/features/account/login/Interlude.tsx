import { accountLater } from '#content/accountLater.ts';
import { CheckEmail } from '../pieces/CheckEmail.tsx';
import { LinkNotOpened } from '../pieces/LinkNotOpened.tsx';
import { AlreadyIn } from './AlreadyIn.tsx';

export type InterludeProps =
  | { what: 'alreadyIn'; email: string | null; onGoOn: () => void; onLogOut: () => void }
  | { what: 'confirm'; email: string }
  | { what: 'noAnswer'; onAgain: () => void };

/** What stands on the page of the sign-in instead of its forms. */
export default function Interlude(props: InterludeProps) {
  if (props.what === 'alreadyIn') return <AlreadyIn {...props} />;
  if (props.what === 'noAnswer') return <LinkNotOpened onAgain={props.onAgain} />;
  const { title, text } = accountLater.signUp.confirm;
  return <CheckEmail title={title} text={text(props.email)} />;
}
