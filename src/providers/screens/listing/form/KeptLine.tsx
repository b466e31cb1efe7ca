import { formCopy } from '#providers/words/listing/form.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from './KeptLine.module.css';

type KeptLineProps = {
  /** Null until something was stored or failed to be. */
  isKept: boolean | null;
  /** The form was left and is here again. */
  isRestored: boolean;
};

/** What the asterisk means, and whether this phone keeps what is typed. */
export function KeptLine({ isKept, isRestored }: KeptLineProps) {
  const isSaid = isKept !== null || isRestored;
  const kept = isRestored && isKept === null ? formCopy.restored : formCopy.kept;
  return (
    <p className={styles.line}>
      <span>
        <b className="coral" aria-hidden="true">
          *
        </b>
        {` ${formCopy.required}`}
      </span>
      <span className={styles.state}>
        {isSaid && <Glyph name={isKept === false ? 'warn' : 'phone'} />}
        <output>{isSaid && (isKept === false ? formCopy.notKept : kept)}</output>
      </span>
    </p>
  );
}
