import { useEffect, useRef, useState } from 'react';
import { useApp } from '#base/useApp.ts';
import { personCheckCopy } from '#providers/words/submissions.ts';
import { Button } from '#ui/Button.tsx';
import styles from './SubmissionCard.module.css';
import { toastFailure } from '../toastFailure.ts';
import { showTurnstile } from './turnstile.ts';

type PersonCheckProps = {
  /** The id of the entry that waits for it. */
  id: string;
  name: string;
  siteKey: string;
};

/** Asks for a proof that a person sends this submission, once the server has reached its daily limit without one. */
export function PersonCheck({ id, name, siteKey }: PersonCheckProps) {
  const { outbox } = useApp();
  const place = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const send = async (token: string) => {
      try {
        await (await outbox()).prove(id, token);
      } catch (error) {
        toastFailure(error);
      }
    };
    return showTurnstile(
      place.current,
      siteKey,
      (token) => void send(token),
      () => setFailed(true),
    );
  }, [id, siteKey, outbox]);
  return (
    <section className={styles.check} aria-label={personCheckCopy.label(name)}>
      <p>{personCheckCopy.text}</p>
      <div ref={place} className={styles.widget} />
      {hasFailed && (
        <div className="stack items-start gap-50" role="alert">
          <p>{personCheckCopy.failed}</p>
          <Button variant="line" size="small" onClick={() => window.location.reload()}>
            {personCheckCopy.reload}
          </Button>
        </div>
      )}
    </section>
  );
}
