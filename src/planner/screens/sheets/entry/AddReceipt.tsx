import { useEffect, useEffectEvent, useId, useState } from 'react';
import { entryCopy } from '#planner/words/entry.ts';
import { isCalendarDay } from '#base/day/calendar.ts';
import type { Receipt } from '#family/rules/plan/planEntry.ts';
import { Button } from '#ui/Button.tsx';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { readDollars } from '../../pieces/readDollars.ts';
import { usePlan } from '../../PlanContext.ts';
import styles from './ReceiptList.module.css';
import { createUnsentDrafts } from './unsentDrafts.ts';

const copy = entryCopy.money;
const LONGEST_NOTE = 100;

type AddReceiptProps = { entryId: string; onAdd: (receipt: Receipt) => Promise<boolean> };
type Typed = { paidOn: string; amount: string; note: string };

const drafts = createUnsentDrafts<Typed>(copy);

/**
 * A receipt while it is typed. One with an amount is added when the sheet goes, too; without one it waits here until the
 * sheet is opened again: nothing typed is lost.
 */
export function AddReceipt({ entryId, onAdd }: AddReceiptProps) {
  const { today } = usePlan();
  const id = useId();
  const empty: Typed = { paidOn: today, amount: '', note: '' };
  const [typed, setTyped] = useState(() => drafts.of(entryId) ?? empty);
  const [isChecked, setChecked] = useState(false);
  const { isBusy, run } = useSingleFlight();
  const set = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change });
  const cents = readDollars(typed.amount);
  const isAmount = cents !== null && cents !== 'wrong';
  const isDay = isCalendarDay(typed.paidOn);
  const isLater = isDay && typed.paidOn > today;
  const receipt: Receipt | null =
    isAmount && isDay && !isLater ? { paidOn: typed.paidOn, cents, note: typed.note.trim() } : null;

  async function add(): Promise<boolean> {
    setChecked(receipt === null);
    const isAdded = receipt !== null && (await onAdd(receipt));
    if (isAdded) setTyped(empty);
    return isAdded;
  }
  const addOnLeaving = useEffectEvent(async () => {
    drafts.drop(entryId);
    const isUntouched = typed.amount.trim() === '' && typed.note.trim() === '';
    if (isUntouched && typed.paidOn === today) return;
    // Null: a press is adding it.
    if ((await run(add)) === false) drafts.keep(entryId, typed);
  });
  useEffect(() => () => void addOnLeaving(), []);

  return (
    <div className={styles.add}>
      <FormInput
        id={`${id}-day`}
        type="date"
        label={copy.day}
        required={null}
        max={today}
        error={isLater ? copy.wrongDay.later : isChecked && !isDay ? copy.wrongDay.none : undefined}
        value={typed.paidOn}
        onText={(paidOn) => set({ paidOn })}
      />
      <FormInput
        id={`${id}-amount`}
        label={copy.amount}
        required={null}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        error={isChecked && !isAmount ? copy.wrong : undefined}
        value={typed.amount}
        onText={(amount) => set({ amount })}
      />
      <FormInput
        id={`${id}-note`}
        className={styles.wide}
        label={copy.note}
        required={null}
        autoComplete="off"
        maxLength={LONGEST_NOTE}
        value={typed.note}
        onText={(note) => set({ note })}
      />
      <Button
        variant="line"
        size="small"
        className={styles.wide}
        aria-disabled={isBusy}
        onClick={() => void run(add)}
      >
        <Glyph name="plus" />
        {copy.add}
      </Button>
    </div>
  );
}
