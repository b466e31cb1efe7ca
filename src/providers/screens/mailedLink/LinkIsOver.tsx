import { mailedLinkCopy } from '#providers/words/mailedLink.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { EmptyPage } from '../parts/EmptyPage.tsx';

/** A link that is cut off, used or too old. It does not reveal which. */
export function LinkIsOver() {
  const { heading, text, action } = mailedLinkCopy.unknown;
  return (
    <EmptyPage>
      <h1>{heading}</h1>
      <p>{text}</p>
      <Button variant="line" href="#lost">
        {action}
      </Button>
    </EmptyPage>
  );
}

/** Our server gave no word. */
export function MailUnreachable({ onAgain }: { onAgain: () => void }) {
  const { heading, text, again } = mailedLinkCopy.unreachable;
  return (
    <EmptyPage>
      <h1>{heading}</h1>
      <p>{text}</p>
      <Button variant="line" onClick={onAgain}>
        <Glyph name="refresh" />
        {again}
      </Button>
    </EmptyPage>
  );
}
