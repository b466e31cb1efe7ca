import { useRef, useState } from 'react';
import { circlesCopy } from '#planner/words/circles.ts';
import { Button } from '#ui/Button.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { Question } from '../pieces/Question.tsx';
import styles from './AskFirst.module.css';

type AskFirstProps = {
  action: string;
  text: string;
  yes: string;
  isDanger?: boolean;
  onYes: () => Promise<void>;
};

/** A button for what cannot be undone: it says first what happens. */
export function AskFirst({ action, text, yes, isDanger = false, onYes }: AskFirstProps) {
  const [isAsked, setAsked] = useState(false);
  const { isBusy, run } = useSingleFlight();
  const opener = useRef<HTMLButtonElement>(null);
  const end = () => {
    setAsked(false);
    opener.current?.focus();
  };
  return (
    <div className="stack columns-1 gap-50">
      <Button
        ref={opener}
        variant="line"
        size="small"
        className={styles.opener}
        aria-expanded={isAsked}
        onClick={() => setAsked(!isAsked)}
      >
        {action}
      </Button>
      {isAsked && (
        <Question
          {...{ text, yes, isBusy, isDanger }}
          no={circlesCopy.end.keep}
          className={styles.question}
          onYes={() =>
            void run(async () => {
              await onYes();
              end();
            })
          }
          onNo={end}
        />
      )}
    </div>
  );
}
