import { useId } from 'react';
import { formatList } from '#camps/camps.ts';
import { ownCopy } from '#planner/words/own.ts';
import { addDays, WEEKDAYS } from '#base/day/calendar.ts';
import { mondayOf } from '#base/day/mondayOf.ts';
import type { ChildOwnDays } from '#planner/rules/own/ownDays.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Chip } from '#ui/fields/Chip.tsx';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { formatDatedDays } from '../../pieces/formatDays.ts';
import { toggled } from '../../pieces/toggled.ts';
import { findChild, usePlan } from '../../PlanContext.ts';
import { DayChips } from '../entry/DayChips.tsx';
import parts from '../sheetParts.module.css';
import styles from '../calendar/SchoolCalendarSheet.module.css';
import type { OwnDraft, OwnProblem } from './ownDraft.ts';

const copy = ownCopy.days;
const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];

type OwnDayFieldsProps = {
  draft: OwnDraft;
  /** The days (YYYY-MM-DD, in order) of the week that is offered day by day. */
  week: readonly string[];
  byChild: readonly ChildOwnDays[];
  problem: OwnProblem | null;
  onChange: (fields: Partial<OwnDraft>) => void;
};

/** Days one by one, or every day or some weekdays from one day to another; and what comes of it for each child. */
export function OwnDayFields({ draft, week, byChild, problem, onChange }: OwnDayFieldsProps) {
  const problems = ownCopy.problems;
  const isOfDays = problem === 'noDays' || problem === 'noDaysLeft' || problem === 'tooMany';
  return (
    <fieldset className={parts.group}>
      <legend>{copy.legend}</legend>
      <Segmented
        label={copy.way}
        className={parts.segments}
        value={draft.isSpan ? 'span' : 'picked'}
        options={[
          { value: 'picked', label: copy.picked },
          { value: 'span', label: copy.span },
        ]}
        onChange={(way) => onChange({ isSpan: way === 'span' })}
      />
      {draft.isSpan ? (
        <SpanDays draft={draft} problem={problem} onChange={onChange} />
      ) : (
        <DayChips
          days={[...new Set([...weekdaysOf(week), ...draft.days])].toSorted()}
          chosen={draft.days}
          legend={null}
          lost={[]}
          onChange={(days) => onChange({ days })}
        />
      )}
      <Outcome draft={draft} byChild={byChild} onChange={onChange} />
      {isOfDays && (
        <p role="alert" tabIndex={-1} className="danger small weight-700">
          {problems[problem]}
        </p>
      )}
    </fieldset>
  );
}

/** Monday to Friday of the week, and those of its days that are given. */
function weekdaysOf(week: readonly string[]): string[] {
  const [first] = week;
  if (first === undefined) return [];
  return [...[0, 1, 2, 3, 4].map((at) => addDays(mondayOf(first), at)), ...week];
}

type SpanDaysProps = Pick<OwnDayFieldsProps, 'draft' | 'problem' | 'onChange'>;

function SpanDays({ draft: { span, kind }, problem, onChange }: SpanDaysProps) {
  const id = useId();
  const set = (fields: Partial<OwnDraft['span']>) => onChange({ span: { ...span, ...fields } });
  const { problems } = ownCopy;
  return (
    <>
      <div className={styles.pair}>
        <FormInput
          id={`${id}-from`}
          type="date"
          label={copy.from}
          required={null}
          value={span.from}
          error={problem === 'noFrom' ? problems.noFrom : undefined}
          onText={(from) => set({ from })}
        />
        <FormInput
          id={`${id}-to`}
          type="date"
          label={copy.to}
          required={null}
          min={span.from}
          value={span.to}
          error={
            problem === 'noTo' || problem === 'order' || problem === 'long'
              ? problems[problem]
              : undefined
          }
          onText={(to) => set({ to })}
        />
      </div>
      <fieldset className={parts.group} aria-describedby={`${id}-weekdays`}>
        <legend>{copy.weekdays}</legend>
        <div className={parts.chips}>
          {MONDAY_FIRST.map((weekday) => (
            <Chip
              key={weekday}
              pressed={span.weekdays.includes(weekday)}
              onClick={() => set({ weekdays: toggled(span.weekdays, weekday) })}
            >
              {WEEKDAYS[weekday]}
            </Chip>
          ))}
        </div>
        <p id={`${id}-weekdays`} className="soft small leading-140">
          {kind === 'away' ? copy.weekdaysHintAway : copy.weekdaysHint}
        </p>
      </fieldset>
    </>
  );
}

type OutcomeProps = Pick<OwnDayFieldsProps, 'draft' | 'byChild' | 'onChange'>;

function Outcome({ draft, byChild, onChange }: OutcomeProps) {
  const plan = usePlan();
  const nameOf = (id: string) => findChild(plan, id)?.child.firstName ?? '';
  const atSchool = byChild.filter(({ school }) => school.length > 0);
  const count = new Set(atSchool.flatMap(({ school }) => school)).size;
  const names = formatList(atSchool.map(({ childId }) => nameOf(childId)));
  return (
    <>
      <div aria-live="polite" className="stack gap-20 soft small leading-140">
        {byChild.map(
          ({ childId, days }) =>
            days.length > 0 && (
              <p key={childId}>{copy.of(nameOf(childId), days.length, formatDatedDays(days))}</p>
            ),
        )}
        {count > 0 && !draft.withSchool && <p>{copy.leftOut(names, count)}</p>}
      </div>
      {count > 0 && (
        <Checkbox
          label={copy.withSchool}
          checked={draft.withSchool}
          onChange={(withSchool) => onChange({ withSchool })}
        />
      )}
    </>
  );
}
