import { useRef, useState } from 'react';
import { circlesCopy } from '#planner/words/circles.ts';
import { Button } from '#ui/Button.tsx';
import { focusOnMount } from '#ui/focusOnMount.ts';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
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
        <div className={styles.question}>
          <p ref={focusOnMount} tabIndex={-1} className="leading-140 anywhere">
            {text}
          </p>
          <div className="cluster gap-50">
            <Button
              variant="line"
              size="small"
              className={isDanger ? styles.danger : undefined}
              aria-disabled={isBusy}
              onClick={() =>
                void run(async () => {
                  await onYes();
                  end();
                })
              }
            >
              {yes}
            </Button>
            <Button variant="quiet" size="small" onClick={end}>
              {circlesCopy.end.keep}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
