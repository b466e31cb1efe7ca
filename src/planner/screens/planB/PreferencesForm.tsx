import { useId, useRef, useState } from 'react';
import { dollars } from '#camps/rules/text/price.ts';
import { planBCopy } from '#planner/words/planB.ts';
import type { PlanBPreferences } from '#planner/rules/planB/ask/planBProblem.ts';
import { classes } from '#ui/classes.ts';
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
  /** One child is one drop-off: there is nothing to choose. */
  isOneChild: boolean;
  onSearch: (preferences: PlanBPreferences) => void;
};

/**
 * The family's preferences; the search starts only when the button is pressed. A phone shows them in one line until they
 * are to be changed: the plans come first.
 */
export function PreferencesForm(props: PreferencesFormProps) {
  const { preferences, knowsHome, isOneChild, onSearch } = props;
  const [isOpen, setOpen] = useState(false);
  const changeButton = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [typed, setTyped] = useState(typedDollars(preferences.budgetCents));
  const [draft, setDraft] = useState(preferences);
  const budgetCents = readDollars(typed);
  const { homeMiles, loopMiles, mayMove, withCare, keep } = draft;
  const keeping = (change: Partial<typeof keep>) =>
    setDraft({ ...draft, keep: { ...keep, ...change } });
  const search = () => {
    if (budgetCents === 'wrong') return;
    onSearch({ ...draft, budgetCents });
    setOpen(false);
    // The button that was pressed goes with the form; where the form stays, this one is not drawn and takes no focus.
    changeButton.current?.focus();
  };
  return (
    <>
      <div className={styles.short}>
        <ul>
          {shortLabels(props).map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
        <Button
          ref={changeButton}
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={`${id}-form`}
          onClick={() => setOpen(!isOpen)}
        >
          {copy.short.change}
        </Button>
      </div>
      <Form
        id={`${id}-form`}
        className={classes(styles.wishes, !isOpen && styles.folded)}
        aria-label={copy.label}
        onSubmit={search}
      >
        <fieldset className={styles.checks}>
          <legend className="small weight-800">{copy.keep}</legend>
          <Checkbox
            label={copy.booked}
            checked={keep.booked}
            onChange={(booked) => keeping({ booked })}
          />
          <Checkbox label={copy.home} checked={keep.home} onChange={(home) => keeping({ home })} />
        </fieldset>
        <fieldset className={styles.checks}>
          <legend className="small weight-800">{copy.allow}</legend>
          {!isOneChild && loopMiles !== null && (
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
        </fieldset>
        <div className={styles.fields}>
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
          {!isOneChild && (
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
          )}
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
          <Button variant="pine" type="submit" className={styles.again}>
            <Glyph name="refresh" />
            {copy.again}
          </Button>
        </div>
      </Form>
    </>
  );
}

/** 'Any price', '3 miles', 'keep booked' */
function shortLabels({ preferences, knowsHome, isOneChild }: PreferencesFormProps): string[] {
  const { budgetCents, homeMiles, loopMiles, withCare, keep } = preferences;
  const miles = isOneChild ? homeMiles : loopMiles;
  const isMilesShown = !isOneChild || knowsHome;
  const { short } = copy;
  return [
    budgetCents === null ? short.anyPrice : dollars(budgetCents),
    ...(isMilesShown
      ? [miles === null ? short.anyDistance : miles === 0 ? short.onePlace : short.miles(miles)]
      : []),
    keep.booked ? short.booked : keep.home ? short.home : short.nothing,
    ...(withCare ? [short.care] : []),
  ];
}
