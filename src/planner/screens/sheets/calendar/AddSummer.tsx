import { useId, useState } from 'react';
import { schoolCalendarCopy } from '#planner/words/calendar.ts';
import { dayWithWeekday } from '#base/day/calendar.ts';
import { districtOf, districtRows } from '#planner/rules/calendar/districtRows.ts';
import { putOwnDays, summerRow } from '#planner/rules/commands/dayCommands.ts';
import type { PlanChild } from '#planner/rules/family/familyView.ts';
import {
  schoolEnds,
  summerBetween,
  summerYear,
  type SchoolEnd,
  type SummerProblem,
} from '#planner/rules/summer/schoolEnds.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/fields/Chip.tsx';
import { Form } from '#ui/Form.tsx';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { findChild, type PlanView, usePlan } from '../../PlanContext.ts';
import { toggled } from '../../pieces/toggled.ts';
import parts from '../sheetParts.module.css';

const copy = schoolCalendarCopy.summer;
const ENDS = ['last', 'first'] as const;
type End = (typeof ENDS)[number];

/**
 * The two days that a summer lies between, a tap each: nothing is guessed, so a day of last year has to be tapped, too.
 * Siblings at schools of the same district get it in one go.
 */
export function AddSummer({ childId, onAdded }: { childId: string; onAdded?: () => void }) {
  const plan = usePlan();
  const { children, state, today, submit } = plan;
  const child = findChild(plan, childId);
  const without = children.filter(({ isSummerKnown }) => !isSummerKnown);
  const [chosenIds, setChosenIds] = useState(() => sameSchool(plan, child, without));
  const [chosen, setChosen] = useState<Record<End, string | null>>({ last: null, first: null });
  const [problem, setProblem] = useState<SummerProblem | null>(null);
  const { isBusy, run } = useSingleFlight();
  const id = useId();
  if (!child) return null;
  const own = state.ownDays.filter((row) => row.childId === childId);
  const ends = schoolEnds(summerYear(today), districtRows(plan, child.child), own);
  const dayOf = (end: End) => chosen[end] ?? ends[end].known;
  const chosenChildren = without.filter((one) => chosenIds.includes(one.child.id));

  async function add(last: string, first: string): Promise<void> {
    const found = summerBetween(last, first);
    if ('problem' in found) {
      setProblem(found.problem);
      if (found.problem === 'missing') {
        document.getElementById(`${id}-${last === '' ? 'last' : 'first'}`)?.focus();
      }
      return;
    }
    const rows = chosenChildren.map((one) =>
      putOwnDays(
        summerRow({
          id: crypto.randomUUID(),
          childId: one.child.id,
          ...found,
          source: 'parent',
          name: copy.name,
        }),
      ),
    );
    if (await submit(copy.added(chosenChildren.map((one) => one.child.firstName)), rows))
      onAdded?.();
  }

  /** The second tap is the answer; a day of a date field may still be half entered. */
  function choose(end: End, day: string): void {
    const next = { ...chosen, [end]: day };
    const [last, first] = ENDS.map((one) => next[one] ?? ends[one].known);
    setChosen(next);
    setProblem(null);
    if (last && first && chosenChildren.length > 0) void run(() => add(last, first));
  }

  return (
    <Form
      className={parts.section}
      onSubmit={() => void run(() => add(dayOf('last'), dayOf('first')))}
    >
      <h3>{copy.heading}</h3>
      <p className="soft small leading-140">{copy.text}</p>
      {without.length > 1 && (
        <fieldset className={parts.group}>
          <legend>{copy.forWhom}</legend>
          <div className={parts.chips}>
            {without.map((one) => (
              <Chip
                key={one.child.id}
                pressed={chosenIds.includes(one.child.id)}
                onClick={() => setChosenIds(toggled(chosenIds, one.child.id))}
              >
                {one.child.firstName}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      {ENDS.map((end) => (
        <EndPicker
          key={end}
          id={`${id}-${end}`}
          label={copy[end]}
          end={ends[end]}
          chosen={dayOf(end)}
          min={end === 'first' ? dayOf('last') : ''}
          onTap={(day) => choose(end, day)}
          onEnter={(day) => {
            setChosen({ ...chosen, [end]: day });
            setProblem(null);
          }}
        />
      ))}
      {problem !== null && (
        <p role="alert" className={parts.danger}>
          {copy.problems[problem]}
        </p>
      )}
      <Button
        variant="pine"
        size="small"
        type="submit"
        className="self-start mt-40"
        disabled={chosenChildren.length === 0}
        aria-disabled={isBusy}
      >
        {copy.action}
      </Button>
    </Form>
  );
}

/** This child, and those whose school has the same calendar. */
function sameSchool(
  plan: PlanView,
  child: PlanChild | undefined,
  without: readonly PlanChild[],
): string[] {
  const district = child ? districtOf(plan, child.child) : '';
  return without
    .filter((one) => one === child || (district !== '' && districtOf(plan, one.child) === district))
    .map((one) => one.child.id);
}

type EndPickerProps = {
  id: string;
  label: string;
  end: SchoolEnd;
  /** '' when none is chosen. */
  chosen: string;
  min: string;
  onTap: (day: string) => void;
  /** A day of the date field; null: the field is closed. */
  onEnter: (day: string | null) => void;
};

/** One of the two days: those on which schools end or begin, and a field for any other. */
function EndPicker({ id, label, end, chosen, min, onTap, onEnter }: EndPickerProps) {
  const [hasField, setField] = useState(false);
  return (
    <fieldset id={id} tabIndex={-1} className={parts.group}>
      <legend>{label}</legend>
      {end.known !== '' && <p className="soft small leading-140">{copy.known}</p>}
      <div className={parts.chips}>
        {(end.known === '' ? end.choices : [end.known]).map((day) => (
          <Chip
            key={day}
            pressed={!hasField && chosen === day}
            onClick={() => {
              setField(false);
              onTap(day);
            }}
          >
            {day === end.lastYears ? copy.lastYears(dayWithWeekday(day)) : dayWithWeekday(day)}
          </Chip>
        ))}
        <Chip
          pressed={hasField}
          onClick={() => {
            if (hasField) onEnter(null);
            setField(!hasField);
          }}
        >
          {copy.another}
        </Chip>
      </div>
      {hasField && (
        <FormInput
          id={`${id}-date`}
          type="date"
          label={copy.date}
          required={null}
          min={min}
          value={chosen}
          onText={onEnter}
        />
      )}
    </fieldset>
  );
}
