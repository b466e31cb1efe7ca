import { useId, useState } from 'react';
import { planBCopy } from '#planner/words/planB.ts';
import type { PlanBPreferences } from '#planner/rules/planB/ask/planBProblem.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { readDollars, typedDollars } from '../pieces/readDollars.ts';
import styles from './PreferencesForm.module.css';

const copy = planBCopy.preferences;
const ANY = 'any';
const MILES = [3, 6, 10];
const HOME_MILES = [5, 10, 15, 25];
const milesOf = (value: string): number | null => (value === ANY ? null : Number(value));

type PreferencesFormProps = {
  preferences: PlanBPreferences;
  /** Whether the family's ZIP is known, so that miles from home are. */
  knowsHome: boolean;
  onSearch: (preferences: PlanBPreferences) => void;
};

/** The family's preferences; the search starts only when the button is pressed. */
export function PreferencesForm({ preferences, knowsHome, onSearch }: PreferencesFormProps) {
  const id = useId();
  const [typed, setTyped] = useState(typedDollars(preferences.budgetCents));
  const [draft, setDraft] = useState(preferences);
  const budgetCents = readDollars(typed);
  const { homeMiles, loopMiles, mayMove, withCare, keep } = draft;
  const keeping = (change: Partial<typeof keep>) =>
    setDraft({ ...draft, keep: { ...keep, ...change } });
  return (
    <Form
      className={styles.wishes}
      aria-label={copy.label}
      onSubmit={() => {
        if (budgetCents !== 'wrong') onSearch({ ...draft, budgetCents });
      }}
    >
      <FormInput
        id={id}
        label={copy.budget}
        required={null}
        hint={copy.budgetHint}
        error={budgetCents === 'wrong' ? copy.budgetWrong : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={typed}
        onText={setTyped}
      />
      <NativeSelect
        label={copy.miles}
        value={loopMiles === null ? ANY : `${loopMiles}`}
        options={[
          { value: '0', label: copy.milesOptions.place },
          ...MILES.map((miles) => ({
            value: `${miles}`,
            label: copy.milesOptions.within(miles),
          })),
          { value: ANY, label: copy.milesOptions.any },
        ]}
        onChange={(value) => setDraft({ ...draft, loopMiles: milesOf(value) })}
      />
      {knowsHome && (
        <NativeSelect
          label={copy.fromHome}
          value={homeMiles === null ? ANY : `${homeMiles}`}
          options={[
            ...HOME_MILES.map((miles) => ({ value: `${miles}`, label: copy.upTo(miles) })),
            { value: ANY, label: copy.anyFromHome },
          ]}
          onChange={(value) => setDraft({ ...draft, homeMiles: milesOf(value) })}
        />
      )}
      <fieldset className="cluster min-0 gap-0-125">
        <legend className="small weight-800">{copy.keep}</legend>
        <Checkbox
          label={copy.booked}
          checked={keep.booked}
          onChange={(booked) => keeping({ booked })}
        />
        <Checkbox label={copy.home} checked={keep.home} onChange={(home) => keeping({ home })} />
      </fieldset>
      <div className={styles.move}>
        {loopMiles !== null && (
          <Checkbox
            label={copy.mayMove}
            checked={mayMove}
            onChange={(on) => setDraft({ ...draft, mayMove: on })}
          />
        )}
        <Checkbox
          label={copy.withCare}
          checked={withCare}
          onChange={(on) => setDraft({ ...draft, withCare: on })}
        />
      </div>
      <Button variant="pine" type="submit" className={styles.again}>
        <Glyph name="refresh" />
        {copy.again}
      </Button>
    </Form>
  );
}
