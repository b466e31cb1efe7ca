import { useRef, useState } from 'react';
import { sharedCopy } from '#planner/words/room.ts';
import { Button } from '#ui/Button.tsx';
import { focusOnMount } from '#ui/focusOnMount.ts';

const copy = sharedCopy.leave;

type LeavePlanProps = { waiting: number; onLeave: () => void };

/** Removes the plan from this phone. It asks where changes wait, as they would be lost. */
export function LeavePlan({ waiting, onLeave }: LeavePlanProps) {
  const [isAsked, setAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isAsking = isAsked && waiting > 0;
  const keep = () => {
    setAsked(false);
    opener.current?.focus();
  };
  return (
    <>
      <Button
        ref={opener}
        variant="quiet"
        size="small"
        onClick={() => (waiting > 0 ? setAsked(true) : onLeave())}
      >
        {copy.action}
      </Button>
      {isAsking && (
        <>
          <p tabIndex={-1} ref={focusOnMount} className="small">
            {copy.sure(waiting)}
          </p>
          <Button variant="line" size="small" onClick={onLeave}>
            {copy.yes}
          </Button>
          <Button variant="quiet" size="small" onClick={keep}>
            {copy.keep}
          </Button>
        </>
      )}
    </>
  );
}
