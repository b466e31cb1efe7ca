import { useState } from 'react';
import { dayRange } from '#base/day/calendar.ts';
import { summerCopy } from '#planner/words/summer.ts';
import { putEntry } from '#planner/rules/commands/entryCommands.ts';
import { type Again, bookAgain, canBeAdded, lastSummer } from '#planner/rules/summer/lastSummer.ts';
import { ageLabel } from '#camps/rules/text/ageLabel.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { findChild, usePlan } from '../PlanContext.ts';
import { toggled } from '../pieces/toggled.ts';
import type { SheetProps } from '../planSheet.ts';
import { PlannerSheet } from '../sheets/PlannerSheet.tsx';
import parts from '../sheets/sheetParts.module.css';

const copy = summerCopy.again;

/** Last summer's bookings, as a list to check: what is listed again is added as considering. */
export function LastSummerSheet({ isOpen, onClose }: SheetProps<'lastSummer'>) {
  const plan = usePlan();
  // As it was on opening: what is added must not leave the list while the sheet closes.
  const [found] = useState(() => lastSummer(plan));
  const [checked, setChecked] = useState(() =>
    found.filter(({ state }) => state === 'again').map(({ entry }) => entry.id),
  );
  const offered = found.filter(canBeAdded);
  const others = found.filter((one) => !offered.includes(one));
  const chosen = offered.filter(({ entry }) => checked.includes(entry.id));

  async function add(): Promise<void> {
    const rows = bookAgain(chosen, plan.camps, plan.today, () => crypto.randomUUID());
    if (await plan.submit(copy.added(rows.length), rows.map(putEntry))) onClose();
  }

  const label = ({ childId, entry }: Again) =>
    copy.label(findChild(plan, childId)?.child.firstName ?? '', entry.snapshot.providerName);
  return (
    <PlannerSheet
      title={copy.title}
      isOpen={isOpen}
      onClose={onClose}
      cancel={copy.cancel}
      end={copy.action(chosen.length)}
      onEnd={add}
      isReady={chosen.length > 0}
    >
      <p className="soft small leading-140">{copy.lead}</p>
      {offered.length > 0 && (
        <ul className="stack gap-40">
          {offered.map((one) => (
            <li key={one.entry.id}>
              <Checkbox
                label={label(one)}
                hint={hintOf(one)}
                checked={checked.includes(one.entry.id)}
                onChange={() => setChecked(toggled(checked, one.entry.id))}
              />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <section className={parts.section}>
          <h3>{copy.others}</h3>
          <ul className="stack gap-40">
            {others.map((one) => (
              <li key={one.entry.id} className="small leading-140">
                <b>{label(one)}</b> <span className="soft">{hintOf(one)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </PlannerSheet>
  );
}

function hintOf({ state, entry, camp, days }: Again): string {
  const before = rangeOf(entry.days);
  const again = rangeOf(days);
  switch (state) {
    case 'again':
      return camp ? copy.again(again, before) : copy.own(again, before);
    case 'otherWeek':
      return copy.otherWeek(again, before);
    case 'tooOld':
    case 'tooYoung':
      return copy[state](again, ageLabel(camp?.ageMin ?? null, camp?.ageMax ?? null));
    default:
      return copy[state];
  }
}

const rangeOf = (days: readonly string[]) => dayRange(days[0] ?? '', days.at(-1) ?? '');
