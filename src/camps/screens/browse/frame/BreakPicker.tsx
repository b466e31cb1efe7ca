import { breakNames } from '#camps/words/breaks/all.ts';
import type { Break } from '#camps/rules/season/season.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import { Patch } from '#ui/pictures/Patch.tsx';
import styles from './BreakPicker.module.css';

export type BreakPickerProps = {
  /** The breaks in display order. */
  breaks: readonly Break[];
  /** None means all. */
  picked: readonly Break[];
  /** How many camps each would show; null while this device has no camps. */
  countIn: ((name: Break) => number) | null;
  onPick: (picked: readonly Break[]) => void;
};

/** Which breaks the list is about, with what each of them has. */
export function BreakPicker({ breaks, picked, countIn, onPick }: BreakPickerProps) {
  const toggle = (name: Break) =>
    onPick(picked.includes(name) ? picked.filter((one) => one !== name) : [...picked, name]);
  return (
    <fieldset className="row gap-50 no-border" aria-label="Breaks">
      {breaks.map((name) => (
        <Chip
          key={name}
          picture={<Patch id={`s-${name}`} size="small" />}
          pressed={picked.includes(name)}
          onClick={() => toggle(name)}
        >
          {breakNames[name]} <span className={styles.count}>{countIn?.(name) ?? '\u2007'}</span>
        </Chip>
      ))}
    </fieldset>
  );
}
