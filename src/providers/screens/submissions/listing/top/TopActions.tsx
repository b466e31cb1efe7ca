import type { SubmissionStage } from '#providers/rules/submission/submissionStage.ts';
import { myListingCopy } from '#providers/words/submissions.ts';
import { site } from '#base/site.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';

type TopActionsProps = {
  stage: SubmissionStage;
  onRetry: () => void;
  onChange: () => void;
  onWithoutLogo: () => void;
};

/** The actions for the next stage; none where the provider can only wait. */
export function TopActions({ stage, onRetry, onChange, onWithoutLogo }: TopActionsProps) {
  const { retry, again, otherLogo, withoutLogo, write } = myListingCopy.actions;
  const mail = (
    <Button variant="quiet" size="small" href={`mailto:${site.email}`}>
      {write}
    </Button>
  );
  if (stage === 'waiting' || stage === 'withdrawing') {
    return (
      <div className="cluster whole-row middle gap-50">
        <Button variant="line" size="small" onClick={onRetry}>
          <Glyph name="refresh" />
          {retry}
        </Button>
      </div>
    );
  }
  if (stage === 'rejected' || stage === 'refused') {
    return (
      <div className="cluster whole-row middle gap-50">
        <Button variant="main" onClick={onChange}>
          {again}
        </Button>
        {mail}
      </div>
    );
  }
  if (stage === 'logoRefused') {
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
  return stage === 'archived' ? (
    <div className="cluster whole-row middle gap-50">{mail}</div>
  ) : null;
}
