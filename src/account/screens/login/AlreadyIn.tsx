import { accountLater } from '#account/words/accountLater.ts';
import { Button } from '#ui/Button.tsx';
import { BigSign } from '../pieces/BigSign.tsx';

const copy = accountLater.alreadyIn;

type AlreadyInProps = { email: string | null; onGoOn: () => void; onLogOut: () => void };

/** Whoever opens the sign-in while signed in may have wanted another account. */
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
