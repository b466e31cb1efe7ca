import { formCopy } from '#providers/words/listing/form.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from './ListingForm.module.css';

type DraftStatusProps = {
  /** Null until something was stored or failed to be. */
  isSaved: boolean | null;
  /** The form was left and is here again. */
  isRestored: boolean;
};

/** Explains the asterisk, and shows whether this phone saves the draft. */
export function DraftStatus({ isSaved, isRestored }: DraftStatusProps) {
  const isSaid = isSaved !== null || isRestored;
  const kept = isRestored && isSaved === null ? formCopy.restored : formCopy.kept;
  return (
    <p className={styles.line}>
      <span>
        <b className="coral" aria-hidden="true">
          *
        </b>
        {` ${formCopy.required}`}
      </span>
      <span className={styles.state}>
        {isSaid && <Glyph name={isSaved === false ? 'warn' : 'device'} />}
        <output>{isSaid && (isSaved === false ? formCopy.notKept : kept)}</output>
      </span>
    </p>
  );
}
