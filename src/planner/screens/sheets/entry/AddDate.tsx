import { useEffect, useEffectEvent, useId, useState } from 'react';
import { addDays, isCalendarDay } from '#base/day/calendar.ts';
import {
  BOOKING_DATE_KINDS,
  type BookingDate,
  LONGEST_DATE_NOTE,
} from '#family/rules/plan/planEntry.ts';
import { entryCopy } from '#planner/words/entry.ts';
import { Button } from '#ui/Button.tsx';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { usePlan } from '../../PlanContext.ts';
import styles from './ReceiptList.module.css';
import { createUnsentDrafts } from './unsentDrafts.ts';

const copy = entryCopy.dates;

type AddDateProps = {
  entryId: string;
  /** Of the booking: getting ready is for the evening before the first one. */
  days: readonly string[];
  onAdd: (date: BookingDate) => Promise<boolean>;
};

type Typed = { kind: BookingDate['kind']; on: string | null; note: string };
const EMPTY: Typed = { kind: 'balance', on: null, note: '' };

const drafts = createUnsentDrafts<Typed>(copy);

/**
 * A date while it is typed. One with a day is added when the sheet goes, too; without one it waits here until the sheet is opened again:
 * nothing typed is lost.
 */
export function AddDate({ entryId, days, onAdd }: AddDateProps) {
  const { today } = usePlan();
  const id = useId();
  const [typed, setTyped] = useState(() => drafts.of(entryId) ?? EMPTY);
  const [isChecked, setChecked] = useState(false);
  const { isBusy, run } = useSingleFlight();
  const set = (change: Partial<Typed>) => setTyped({ ...typed, ...change });
  const first = days.find((day) => day > today);
  const usual = typed.kind === 'evening' && first !== undefined ? addDays(first, -1) : '';
  const on = typed.on ?? usual;
  const isDay = isCalendarDay(on);
  const isOver = isDay && on < today;

  async function add(): Promise<boolean> {
    const isWrong = !isDay || isOver;
    setChecked(isWrong);
    if (isWrong) return false;
    const date = { id: crypto.randomUUID(), kind: typed.kind, on, note: typed.note.trim() };
    const isAdded = await onAdd(date);
    if (isAdded) setTyped(EMPTY);
    return isAdded;
  }
  async function addByPress(): Promise<void> {
    const isAdded = await add();
    // What is wrong is read there.
    if (!isAdded) document.getElementById(`${id}-day`)?.focus();
  }
  const addOnLeaving = useEffectEvent(async () => {
    drafts.drop(entryId);
    if ((typed.on ?? '') === '' && typed.note.trim() === '') return;
    // Null: a press is adding it.
    if ((await run(add)) !== false) return;
    drafts.keep(entryId, typed);
  });
  useEffect(() => () => void addOnLeaving(), []);

  return (
    <div className={styles.add}>
      <NativeSelect
        label={copy.kind}
        value={typed.kind}
        options={BOOKING_DATE_KINDS.map((kind) => ({ value: kind, label: copy.kinds[kind] }))}
        onChange={(value) =>
          set({ kind: BOOKING_DATE_KINDS.find((kind) => kind === value) ?? typed.kind })
        }
      />
      <FormInput
        id={`${id}-day`}
        type="date"
        label={copy.on}
        required={null}
        min={today}
        error={isOver ? copy.wrongDay.over : isChecked && !isDay ? copy.wrongDay.none : undefined}
        value={on}
        onText={(day) => set({ on: day })}
      />
      <FormInput
        id={`${id}-note`}
        className={styles.wide}
        label={copy.note}
        required={null}
        autoComplete="off"
        maxLength={LONGEST_DATE_NOTE}
        hint={typed.kind === 'waitlist' ? copy.noteHint : undefined}
        value={typed.note}
        onText={(note) => set({ note })}
      />
      <Button
        variant="line"
        size="small"
        className={styles.wide}
        aria-disabled={isBusy}
        onClick={() => void run(addByPress)}
      >
        <Glyph name="plus" />
        {copy.add}
      </Button>
    </div>
  );
}
