import { site } from '#base/site.ts';
import { myListingCopy } from '#providers/words/submissions.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { EmptyPage } from '../../parts/EmptyPage.tsx';

/** Reports a link without a listing: cut off, mistyped, or deleted on the server. It does not reveal which. */
export function BadLink() {
  const { heading, text, again, write } = myListingCopy.bad;
  return (
    <EmptyPage>
      <h1>{heading}</h1>
      <p>{text}</p>
      <Button variant="line" href="#lost">
        {again}
      </Button>
      <Button variant="quiet" href={`mailto:${site.email}`}>
        {write}
      </Button>
    </EmptyPage>
  );
}

/** The link was opened on a phone that has no entry for it, and the server is unreachable. */
export function Unreachable({ onAgain }: { onAgain: () => void }) {
  const { title, text, again } = myListingCopy.cannotAsk;
  return (
    <EmptyPage>
      <h1>{title}</h1>
      <p>{text}</p>
      <Button variant="line" onClick={onAgain}>
        <Glyph name="refresh" />
        {again}
      </Button>
    </EmptyPage>
  );
}
