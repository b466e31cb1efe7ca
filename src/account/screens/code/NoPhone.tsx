import { secondStepCopy } from '#account/words/secondStep.ts';
import { site } from '#base/site.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { Crumb } from '../pieces/Crumb.tsx';
import { StepTitle } from '../pieces/BigStep.tsx';
import styles from '../secondStep/Rows.module.css';

const copy = secondStepCopy.lost;

type NoPhoneProps = {
  email: string | null;
  /** The names of the added devices. */
  names: readonly string[];
  onBack: () => void;
};

/** Helps a user without access to a code. There are no recovery codes, so a spare device or the support helps. */
export function NoPhone({ email, names, onBack }: NoPhoneProps) {
  const { spare, gone, meanwhile } = copy;
  return (
    <>
      <Crumb>
        <button type="button" onClick={onBack}>
          {copy.back}
        </button>
      </Crumb>
      <StepTitle>{copy.title}</StepTitle>
      <ul className={styles.rows}>
        <li>
          <Glyph name="dup" />
          <div>
            <h2>{spare.title}</h2>
            <p>
              {names.length > 1 ? (
                <span>
                  {spare.any}
                  <b>{names.join(', ')}</b>.
                </span>
              ) : (
                spare.none
              )}
            </p>
          </div>
        </li>
        <li>
          <Glyph name="mail" />
          <div>
            <h2>{gone.title}</h2>
            <p>{gone.text(email ?? gone.nobody)}</p>
            <Button
              variant="line"
              size="small"
              href={`mailto:${site.email}?subject=${encodeURIComponent(gone.subject)}`}
            >
              {gone.write}
            </Button>
          </div>
        </li>
        <li>
          <Glyph name="device" />
          <div>
            <h2>{meanwhile.title}</h2>
            <p>{meanwhile.text}</p>
          </div>
        </li>
      </ul>
    </>
  );
}
