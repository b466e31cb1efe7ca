import { useState } from 'react';
import { awaitsBell, type NamedDays } from '#planner/rules/calendar/groupDays.ts';
import { clockLabel } from '#camps/rules/text/hours.ts';
import { schoolCalendarCopy } from '#planner/words/calendar.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { rangeWithYear } from '#base/day/calendar.ts';
import { EARLY_BELLS, timeOptions } from '../../pieces/timeOptions.ts';
import { usePlan } from '../../PlanContext.ts';
import styles from './SchoolCalendarSheet.module.css';

const copy = schoolCalendarCopy.file;
const { bellUnknown } = schoolCalendarCopy.add;
const KINDS = ['off', 'early', 'digital'] as const;

/** So many rows at first, and so many more with each press: a school's feed has a thousand. */
const [MOST_AT_FIRST, MORE] = [40, 100];
/** More dates than these are counted. */
const MOST_DATES = 3;

/** `bell`: the parent's answer for all days of the group whose bell is not in the file, in minutes after midnight. */
export type AnsweredGroup = NamedDays & { bell: number | null };

type ImportGroupsProps = {
  /** Likely ones first; those of no known kind come last and are folded away. */
  groups: readonly AnsweredGroup[];
  onChange: (group: AnsweredGroup) => void;
};

/** The names of a file, one row for all days of a name. */
export function ImportGroups({ groups, onChange }: ImportGroupsProps) {
  const [shown, setShown] = useState(() =>
    Math.min(MOST_AT_FIRST, groups.filter(({ dayKind }) => dayKind !== null).length),
  );
  const rest = groups.slice(shown);
  return (
    <>
      <ul className={styles.days}>
        {groups.slice(0, shown).map((group) => (
          <GroupRow key={group.key} group={group} onChange={onChange} />
        ))}
      </ul>
      {rest.length > 0 && (
        <Button
          variant="flush"
          size="small"
          className="self-start"
          onClick={() => setShown(shown + MORE)}
        >
          {copy.others(Math.min(MORE, rest.length), rest.length)}
        </Button>
      )}
    </>
  );
}

type GroupRowProps = { group: AnsweredGroup; onChange: (group: AnsweredGroup) => void };

/** A kind is asked for what may be a day off, and for what the parent says is one. */
function GroupRow({ group, onChange }: GroupRowProps) {
  const { today } = usePlan();
  const { name, dayKind, isTicked, bell } = group;
  const dates = formatDates(group, today);
  return (
    <li>
      <Checkbox
        label={name}
        hint={hintOf(group, dates)}
        checked={isTicked}
        onChange={(isOn) =>
          onChange({ ...group, isTicked: isOn, dayKind: dayKind ?? (isOn ? 'off' : null) })
        }
      />
      {dayKind !== null && (
        <NativeSelect
          isPlain
          className={styles.kind}
          label={copy.kindOf(name, dates)}
          value={dayKind}
          options={KINDS.map((kind) => ({ value: kind, label: copy.kinds[kind] }))}
          onChange={(value) => {
            const next = KINDS.find((kind) => kind === value) ?? 'off';
            onChange({ ...group, dayKind: next, isTicked: true });
          }}
        />
      )}
      {isTicked && awaitsBell(group) && (
        <NativeSelect
          className={styles.bell}
          label={copy.bellOf(name)}
          value={bell === null ? '' : String(bell)}
          options={[{ value: '', label: bellUnknown }, ...timeOptions(EARLY_BELLS, bell)]}
          onChange={(time) => onChange({ ...group, bell: time === '' ? null : Number(time) })}
        />
      )}
    </li>
  );
}

/** 'Nov 23–27', or '24 days, Dec 2–May 26, 2027'. */
function formatDates({ days }: NamedDays, today: string): string {
  const [first, last] = [days[0], days.at(-1)];
  if (days.length > MOST_DATES && first && last) {
    return copy.manyDays(days.length, rangeWithYear(first.from, last.to, today));
  }
  return days.map(({ from, to }) => rangeWithYear(from, to, today)).join('; ');
}

/** With the bell, if it is the same on all days. */
function hintOf({ days }: NamedDays, dates: string): string {
  const [bell, another] = [...new Set(days.map(({ letsOutAt }) => letsOutAt))];
  return bell == null || another !== undefined
    ? dates
    : `${dates}, ${copy.letsOut(clockLabel(bell))}`;
}
