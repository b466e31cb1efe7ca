import { logoCopy } from '#providers/words/listing/logo.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import type { LogoChoice } from '../form/logoChoice.ts';
import styles from './ChosenLogo.module.css';

type ChosenLogoProps = {
  logo: LogoChoice;
  src: string | null;
  /** The id of the message that describes the field. */
  errorId: string;
  onRemove: () => void;
  /** The file that was not taken is forgotten. */
  onForgive: () => void;
};

/** The saved logo, or why the file was rejected. */
export function ChosenLogo({ logo, src, errorId, onRemove, onForgive }: ChosenLogoProps) {
  const { kept, problem, fileName } = logo;
  return (
    <>
      {kept !== null && (
        <div className={styles.kept}>
          <div className={styles.plate}>
            {src === null ? (
              <Glyph name="img" />
            ) : (
              <img src={src} alt={logoCopy.alt} width={80} height={80} />
            )}
          </div>
          <p>
            <b className="block anywhere" dir="auto">
              {fileName ?? logoCopy.yours}
            </b>
            <span className="soft small">{factsOf(logo)}</span>
          </p>
          <Button variant="flush" size="small" onClick={onRemove}>
            {logoCopy.remove}
          </Button>
        </div>
      )}
      {problem !== null && (
        <div className={styles.problem}>
          <p
            id={errorId}
            className="row top gap-40 danger small weight-700 leading-135 icons-110 icons-down-5"
            role="alert"
          >
            <Glyph name="warn" />
            <span>{logoCopy.problems[problem]}</span>
          </p>
          <Button variant="flush" size="small" onClick={onForgive}>
            {kept === null ? logoCopy.without : logoCopy.earlier}
          </Button>
        </div>
      )}
    </>
  );
}

/** '164 kB, 800 × 600, saved on this device' */
function factsOf({ kept, size }: LogoChoice): string {
  if (kept === 'same' || kept === null) return logoCopy.sent;
  const weight = `${Math.max(1, Math.round(kept.bytes.byteLength / 1000))} kB`;
  const pixels = size === null ? [] : [`${size.width} × ${size.height}`];
  return [weight, ...pixels, logoCopy.kept].join(', ');
}
