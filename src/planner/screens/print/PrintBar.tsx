import { printCopy as copy } from '#planner/words/print.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from './PrintBar.module.css';

/** The parts of the sheet besides the week. */
export type PrintOptions = {
  phones: boolean;
  bring: boolean;
  costs: boolean;
  /** Prints all weeks of a longer break. */
  allWeeks: boolean;
};

type PrintBarProps = {
  options: PrintOptions;
  weekCount: number;
  onChange: (next: PrintOptions) => void;
};

const words = copy.options;

export function PrintBar({ options, weekCount, onChange }: PrintBarProps) {
  const tick = (name: keyof PrintOptions) => (isOn: boolean) =>
    onChange({ ...options, [name]: isOn });
  return (
    <div className={styles.bar}>
      <fieldset className="cluster min-0 gap-0-125">
        <legend className="weight-800">{words.legend}</legend>
        <Checkbox label={words.phones} checked={options.phones} onChange={tick('phones')} />
        <Checkbox label={words.bring} checked={options.bring} onChange={tick('bring')} />
        <Checkbox label={words.costs} checked={options.costs} onChange={tick('costs')} />
        {weekCount > 1 && (
          <Checkbox label={words.allWeeks} checked={options.allWeeks} onChange={tick('allWeeks')} />
        )}
      </fieldset>
      <Button variant="main" onClick={() => window.print()}>
        <Glyph name="print" />
        {copy.print}
      </Button>
    </div>
  );
}
