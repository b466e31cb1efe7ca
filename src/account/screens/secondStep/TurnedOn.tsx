import { secondStepCopy } from '#account/words/secondStep.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { BigSign, StepTitle } from '../pieces/BigStep.tsx';

const copy = secondStepCopy.done;

type TurnedOnProps = {
  /** Devices that were there when it was turned on are counted, too. */
  count: number;
  onAdd: () => void;
  onLater: () => void;
};

/** A single device can be lost, so this asks for a spare at once. */
export function TurnedOn({ count, onAdd, onLater }: TurnedOnProps) {
  const { spare } = copy;
  const hasSpare = count > 1;
  return (
    <>
      <BigSign glyph="check" tone="ok" />
      <StepTitle>{hasSpare ? copy.added : copy.title}</StepTitle>
      <p>{hasSpare ? copy.either : `${copy.text} ${copy.others}`}</p>
      {hasSpare ? (
        <div className="cluster middle gap-75">
          <Button variant="pine" onClick={onLater}>
            {copy.goOn}
          </Button>
        </div>
      ) : (
        <>
          <Alert tone="warn" title={spare.title}>
            <p>{spare.text}</p>
          </Alert>
          <div className="cluster middle gap-75">
            <Button variant="pine" onClick={onAdd}>
              <Glyph name="plus" />
              {spare.action}
            </Button>
            <ButtonLink variant="quiet" to="/settings">
              {copy.later}
            </ButtonLink>
          </div>
        </>
      )}
    </>
  );
}
