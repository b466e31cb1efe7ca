import { accountLater } from '#account/words/accountLater.ts';
import { BigStep, BigSign } from '../pieces/BigStep.tsx';
import { LinkStep, type LinkStepProps } from '../pieces/LinkStep.tsx';
import { Button } from '#ui/Button.tsx';

export type InterludeProps =
  | { what: 'alreadyIn'; email: string | null; onGoOn: () => void; onLogOut: () => void }
  | { what: 'confirm'; email: string }
  | ({ what: 'link' } & LinkStepProps);

/** The content of the sign-in page that replaces its forms. */
export function Interlude(props: InterludeProps) {
  if (props.what === 'alreadyIn') return <AlreadyIn {...props} />;
  if (props.what === 'link') return <LinkStep {...props} />;
  const { title, text } = accountLater.signUp.confirm;
  return <BigStep title={title} text={text(props.email)} />;
}

const copy = accountLater.alreadyIn;

type AlreadyInProps = { email: string | null; onGoOn: () => void; onLogOut: () => void };

/** Asks a signed-in user who opens the sign-in page: they may have wanted another account. */
export function AlreadyIn({ email, onGoOn, onLogOut }: AlreadyInProps) {
  return (
    <>
      <BigSign glyph="check" tone="ok" />
      <h1>{copy.title}</h1>
      <p>
        {copy.as} <b>{email ?? copy.nobody}</b>
      </p>
      <div className="cluster middle gap-75">
        <Button variant="main" onClick={onGoOn}>
          {copy.goOn}
        </Button>
        <Button variant="quiet" onClick={onLogOut}>
          {copy.logOut}
        </Button>
      </div>
    </>
  );
}
