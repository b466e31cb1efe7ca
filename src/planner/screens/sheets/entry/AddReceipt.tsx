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

const copy = entryCopy.money;
const LONGEST_NOTE = 100;

/** A receipt while it is typed. One with an amount is added when the sheet goes, too: nothing typed is lost. */
export function AddReceipt({ onAdd }: { onAdd: (receipt: Receipt) => Promise<boolean> }) {
  const { today } = usePlan();
  const id = useId();
  const empty = { paidOn: today, amount: '', note: '' };
  const [typed, setTyped] = useState(empty);
  const [isChecked, setChecked] = useState(false);
  const { isBusy, run } = useSingleFlight();
  const set = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change });
  const cents = readDollars(typed.amount);
  const isAmount = cents !== null && cents !== 'wrong';
  const isDay = isCalendarDay(typed.paidOn);
  const isLater = isDay && typed.paidOn > today;
  const receipt: Receipt | null =
    isAmount && isDay && !isLater ? { paidOn: typed.paidOn, cents, note: typed.note.trim() } : null;

  async function add(): Promise<void> {
    setChecked(receipt === null);
    if (receipt !== null && (await onAdd(receipt))) setTyped(empty);
  }
  const addOnLeaving = useEffectEvent(() => void run(add));
  useEffect(() => () => addOnLeaving(), []);

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
