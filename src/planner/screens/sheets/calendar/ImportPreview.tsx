import { useMemo, useState } from 'react';
import { yearOf } from '#base/day/calendar.ts';
import { daysOff } from '#camps/rules/season/daysOff.ts';
import { districtPlace } from '#planner/rules/calendar/districtPlace.ts';
import { districtRows } from '#planner/rules/calendar/districtRows.ts';
import { foundSummer } from '#planner/rules/calendar/foundSummer.ts';
import { groupDays } from '#planner/rules/calendar/groupDays.ts';
import type { ImportedDay } from '#planner/rules/calendar/importedDay.ts';
import {
  importDays,
  importedRows,
  isNewerVersion,
  setChildPlan,
  summerRow,
} from '#planner/rules/commands/dayCommands.ts';
import type { OwnDays } from '#family/rules/plan/planRows.ts';
import { isSummerOf } from '#planner/rules/summer/schoolEnds.ts';
import { schoolCalendarCopy } from '#planner/words/calendar.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { ChoiceTiles } from '../../pieces/ChoiceTiles.tsx';
import { rangeWithYear } from '#base/day/calendar.ts';
import { findChild, usePlan } from '../../PlanContext.ts';
import parts from '../sheetParts.module.css';
import { type AnsweredGroup, ImportGroups } from './ImportGroups.tsx';
import { sayGone } from './sayGone.ts';

const copy = schoolCalendarCopy.file;

export type ImportPreviewProps = {
  childId: string;
  days: readonly ImportedDay[];
  /** Events of the file that are not among the days. */
  leftOut: number;
  onDone: () => void;
};

/** The entries of a file by name, each with its interpretation: a parent checks the correct ones, and what they replace. */
export function ImportPreview({ childId, days, leftOut, onDone }: ImportPreviewProps) {
  const plan = usePlan();
  const { state, today, submit } = plan;
  const [groups, setGroups] = useState<readonly AnsweredGroup[]>(() =>
    groupDays(days).map((group) => ({ ...group, bell: null })),
  );
  const summer = useMemo(() => foundSummer(days), [days]);
  const planned = findChild(plan, childId);
  const [hasSummer, setHasSummer] = useState(true);
  const chosen = groups.flatMap(chosenDays);
  const { isBusy, run } = useSingleFlight();

  const before = importedRows(state.ownDays, childId, today);
  const [placing, setPlacing] = useState<'replace' | 'add'>(() =>
    isNewerVersion(before, summer ? [...days, summer] : days) ? 'replace' : 'add',
  );
  // A summer that the district publishes or a parent has said stays.
  const offersSummer =
    summer !== null &&
    (planned?.isSummerKnown === false || before.some((row) => isSummerOf(yearOf(summer.to), row)));

  const district = planned ? daysOff(districtRows(plan, planned.child)) : [];
  const staying = state.ownDays.filter(
    (row) => row.childId === childId && (placing === 'add' || !before.includes(row)),
  );
  const place = districtPlace([...chosen, ...staying], district, today);
  const [isChosen, setChosen] = useState<boolean | null>(null);
  const replacesDistrict = district.length > 0 && (isChosen ?? place.isWhole);

  async function add(): Promise<void> {
    const ofChild = () => ({ id: crypto.randomUUID(), childId });
    const rows: OwnDays[] = chosen.map((day) => ({ ...day, ...ofChild() }));
    if (offersSummer && hasSummer) {
      const { name } = schoolCalendarCopy.summer;
      rows.push(summerRow({ ...ofChild(), ...summer, source: 'import', name }));
    }
    const changes = importDays(state.ownDays, before, rows, placing === 'replace');
    const added = changes.filter(({ row }) => row !== null).length;
    const isStored = await submit(copy.added(added), [
      ...changes,
      ...(replacesDistrict ? [setChildPlan(childId, { hasOwnCalendar: true })] : []),
    ]);
    if (isStored) onDone();
  }

  const count = chosen.length + Number(offersSummer && hasSummer);
  return (
    <>
      {offersSummer && (
        <Checkbox
          label={copy.summer(rangeWithYear(summer.from, summer.to, today))}
          hint={copy.summerHint}
          checked={hasSummer}
          onChange={setHasSummer}
        />
      )}
      <ImportGroups
        groups={groups}
        onChange={(changed) =>
          setGroups(groups.map((group) => (group.key === changed.key ? changed : group)))
        }
      />
      {leftOut > 0 && <p className="soft small leading-140">{copy.leftOut(leftOut)}</p>}
      {before.length > 0 && (
        <ChoiceTiles
          legend={copy.before(before.length)}
          value={placing}
          choices={[
            {
              value: 'replace',
              label: copy.placeOf.replace(before.length),
              hint: copy.placeOf.replaceHint,
            },
            { value: 'add', label: copy.placeOf.add, hint: copy.placeOf.addHint },
          ]}
          onChange={setPlacing}
          isColumn
        />
      )}
      {district.length > 0 && (
        <Checkbox
          label={copy.replaces}
          hint={sayGone(place, today) || copy.replacesHint}
          checked={replacesDistrict}
          onChange={setChosen}
        />
      )}
      <div className={parts.ends}>
        <Button variant="quiet" size="small" onClick={onDone}>
          {copy.cancel}
        </Button>
        <Button
          variant="pine"
          size="small"
          disabled={count === 0}
          aria-disabled={isBusy}
          onClick={() => void run(add)}
        >
          {copy.action(count)}
        </Button>
      </div>
    </>
  );
}

/** The days of a checked group with the parent's answers; none of another. */
function chosenDays({ isTicked, dayKind, bell, days }: AnsweredGroup) {
  if (!isTicked || dayKind === null) return [];
  return days.map(({ from, to, name, letsOutAt }) => ({
    from,
    to,
    dayKind,
    source: 'import' as const,
    name,
    letsOutAt: dayKind === 'early' ? (letsOutAt ?? bell) : null,
  }));
}
