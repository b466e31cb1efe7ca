import { summerKit } from '#camps/words/summerKit.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { type Kit, mostChildren, mostWeeks } from './kit.ts';
import styles from './SetUp.module.css';
import { IconButton } from '#ui/IconButton.tsx';

type SetUpProps = { kit: Kit; onChange: (change: (kit: Kit) => Kit) => void };

/** How many weeks and children, and their names if they are to be printed. */
export function SetUp({ kit, onChange }: SetUpProps) {
  const { heading, weeks, children, name, start, startHint, promise, print } = summerKit.setUp;
  const rename = (place: number, to: string) =>
    onChange((now) => ({
      ...now,
      children: now.children.map((child) => (child.place === place ? { place, name: to } : child)),
    }));
  const setChildren = (count: number) =>
    onChange((now) => ({
      ...now,
      children: Array.from(
        { length: count },
        (_, at) => now.children[at] ?? { place: at + 1, name: '' },
      ),
    }));
  return (
    <Form className={styles.setUp} aria-labelledby="set-up-title" onSubmit={() => window.print()}>
      <h2 id="set-up-title">{heading}</h2>
      <div className={styles.numbers}>
        <Stepper
          label={weeks}
          value={kit.weeks}
          min={1}
          max={mostWeeks}
          onChange={(count) => onChange((now) => ({ ...now, weeks: count }))}
        />
        <Stepper
          label={children}
          value={kit.children.length}
          min={1}
          max={mostChildren}
          onChange={setChildren}
        />
        <Field label={start} hint={startHint} className={styles.start}>
          <TextInput
            type="date"
            value={kit.start}
            onText={(text) => onChange((now) => ({ ...now, start: text }))}
          />
        </Field>
      </div>
      <div className={styles.names}>
        {kit.children.map((child) => (
          <Field key={child.place} label={name(child.place)}>
            <TextInput
              value={child.name}
              maxLength={24}
              autoComplete="off"
              onText={(text) => rename(child.place, text)}
            />
          </Field>
        ))}
      </div>
      <div className={styles.end}>
        <Button variant="main" type="submit">
          <Glyph name="print" />
          {print}
        </Button>
        <p className="row top gap-50 soft small leading-140">
          <Glyph name="lock" />
          {promise}
        </p>
      </div>
    </Form>
  );
}

type StepperProps = {
  label: string;
  value: number;
  /** The inclusive bounds. */
  min: number;
  max: number;
  onChange: (value: number) => void;
};

/** A small number, one more or one less at a time. */
function Stepper({ label, value, min, max, onChange }: StepperProps) {
  return (
    <fieldset className="min-0">
      <legend className={styles.label}>{label}</legend>
      <div className={styles.row}>
        <IconButton
          glyph="minus"
          label={`Fewer ${label.toLowerCase()}`}
          aria-disabled={value === min}
          onClick={() => onChange(Math.max(min, value - 1))}
        />
        <output className={styles.value}>{value}</output>
        <IconButton
          glyph="plus"
          label={`More ${label.toLowerCase()}`}
          aria-disabled={value === max}
          onClick={() => onChange(Math.min(max, value + 1))}
        />
      </div>
    </fieldset>
  );
}
