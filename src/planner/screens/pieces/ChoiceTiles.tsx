import { type ReactNode, useId } from 'react';
import { classes } from '#ui/classes.ts';
import { Glyph, type GlyphName } from '#ui/pictures/Glyph.tsx';
import styles from './ChoiceTiles.module.css';

type TileOption<Value extends string> = {
  value: Value;
  label: string;
  /** What it leads to. */
  hint?: string | undefined;
  isGood?: boolean | undefined;
  glyph?: GlyphName | undefined;
  /** Decoration beside the label, e.g. the days as small squares. */
  picture?: ReactNode;
};

type ChoiceTilesProps<Value extends string> = {
  legend: string;
  /** The chosen value; a value outside of the choices selects none. */
  value: Value | null;
  choices: readonly TileOption<Value>[];
  onChange: (value: Value) => void;
  /** One below the other. */
  isColumn?: boolean;
};

/** Radio buttons as big tiles, each with what it leads to. */
export function ChoiceTiles<Value extends string>(props: ChoiceTilesProps<Value>) {
  const { legend, value, choices, onChange, isColumn = false } = props;
  const name = useId();
  return (
    <fieldset className={classes(styles.tiles, isColumn && styles.column)}>
      <legend>{legend}</legend>
      {choices.map((choice) => {
        const id = `${name}-${choice.value}`;
        return (
          <label key={choice.value} className="stack relative covering-input">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              aria-labelledby={`${id}-label`}
              aria-describedby={choice.hint === undefined ? undefined : `${id}-hint`}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.face} data-glyph={choice.glyph !== undefined}>
              {choice.glyph !== undefined && <Glyph name={choice.glyph} />}
              <b id={`${id}-label`}>{choice.label}</b>
              {choice.picture}
              {choice.hint !== undefined && (
                <small id={`${id}-hint`} data-good={choice.isGood === true}>
                  {choice.hint}
                </small>
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
