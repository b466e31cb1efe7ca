import { site } from '#base/site.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { EmptyPage } from './EmptyPage.tsx';

type BadLinkProps = { copy: { heading: string; text: string; again: string; write?: string } };

/** A link that opens nothing: cut off, mistyped, used, too old, or deleted on the server. It does not reveal which. */
export function BadLink({ copy: { heading, text, again, write } }: BadLinkProps) {
  return (
    <EmptyPage>
      <h1>{heading}</h1>
      <p>{text}</p>
      <Button variant="line" href="#lost">
        {again}
      </Button>
      {write !== undefined && (
        <Button variant="quiet" href={`mailto:${site.email}`}>
          {write}
        </Button>
      )}
    </EmptyPage>
  );
}

type UnreachableProps = {
  copy: { title: string; text: string; again: string };
  onAgain: () => void;
};

/** What is behind the link is not on this phone, and the server is unreachable. */
export function Unreachable({ copy: { title, text, again }, onAgain }: UnreachableProps) {
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
