import { useId } from 'react';
import type { Telling } from '#planner/rules/circles/wishCommands.ts';
import { circlesCopy } from '#planner/words/circles.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './TellChoice.module.css';

const copy = circlesCopy.own.choices;
const CHOICES: readonly Telling[] = ['none', 'open', 'quiet'];

type TellChoiceProps = {
  legend: string;
  value: Telling;
  /** Only camps of the directory may: nobody else knows the others. */
  mayBeQuiet: boolean;
  onChange: (value: Telling) => void;
};

/** Who is told of a week: three radio buttons in a row. A press is saved at once and can be undone. */
export function TellChoice({ legend, value, mayBeQuiet, onChange }: TellChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {CHOICES.filter((choice) => choice !== 'quiet' || mayBeQuiet).map((choice) => (
        <label key={choice} className="relative covering-input">
          <input
            type="radio"
            name={name}
            checked={choice === value}
            onChange={() => onChange(choice)}
          />
          <span>{copy[choice]}</span>
        </label>
      ))}
    </fieldset>
  );
}
