import { secondStepCopy } from '#account/words/secondStep.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { BigSign } from '../pieces/BigSign.tsx';
import { StepTitle } from '../pieces/StepTitle.tsx';

const copy = secondStepCopy.off;

export function TurnedOff({ onAgain }: { onAgain: () => void }) {
  return (
    <>
      <BigSign glyph="shield" tone="sun" />
      <StepTitle>{copy.title}</StepTitle>
      <p>{copy.text}</p>
      <div className="cluster middle gap-75">
        <ButtonLink variant="pine" to="/settings">
          {secondStepCopy.settings}
        </ButtonLink>
        <Button variant="quiet" onClick={onAgain}>
          {copy.again}
        </Button>
      </div>
    </>
  );
}
