import type { Life } from '#providers/rules/submission/life.ts';
import { myListingCopy } from '#providers/words/submissions.ts';
import { site } from '#base/site.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';

type TopActionsProps = {
  life: Life;
  onRetry: () => void;
  onChange: () => void;
  onWithoutLogo: () => void;
};

/** What gets a listing on from where it stands; nothing where it only has to be waited for. */
export function TopActions({ life, onRetry, onChange, onWithoutLogo }: TopActionsProps) {
  const { retry, again, otherLogo, withoutLogo, write } = myListingCopy.actions;
  const mail = (
    <Button variant="quiet" size="small" href={`mailto:${site.email}`}>
      {write}
    </Button>
  );
  if (life === 'waiting' || life === 'withdrawing') {
    return (
      <div className="cluster whole-row middle gap-50">
        <Button variant="line" size="small" onClick={onRetry}>
          <Glyph name="refresh" />
          {retry}
        </Button>
      </div>
    );
  }
  if (life === 'rejected' || life === 'refused') {
    return (
      <div className="cluster whole-row middle gap-50">
        <Button variant="main" onClick={onChange}>
          {again}
        </Button>
        {mail}
      </div>
    );
  }
  if (life === 'logoRefused') {
    return (
      <div className="cluster whole-row middle gap-50">
        <Button variant="line" size="small" onClick={onChange}>
          {otherLogo}
        </Button>
        <Button variant="quiet" size="small" onClick={onWithoutLogo}>
          {withoutLogo}
        </Button>
      </div>
    );
  }
  return life === 'archived' ? <div className="cluster whole-row middle gap-50">{mail}</div> : null;
}
