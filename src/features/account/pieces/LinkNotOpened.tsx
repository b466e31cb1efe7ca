import { accountLater } from '#content/accountLater.ts';
import { Button } from '#ui/Button.tsx';
import { BigSign } from './BigSign.tsx';
import styles from '../Account.module.css';

const copy = accountLater.link.noAnswer;

/** The link may be good: nobody answered. */
export function LinkNotOpened({ onAgain }: { onAgain: () => void }) {
  return (
    <>
      <BigSign glyph="offline" tone="sun" />
      <h1>{copy.title}</h1>
      <p role="alert">{copy.text}</p>
      <div className={styles.buttons}>
        <Button variant="main" onClick={onAgain}>
          {copy.again}
        </Button>
      </div>
    </>
  );
}
