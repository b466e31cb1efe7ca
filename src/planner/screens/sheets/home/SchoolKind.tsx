import { useState } from 'react';
import { homeCopy } from '#planner/words/home.ts';
import { setBells } from '#planner/rules/commands/bellCommands.ts';
import { putOwnDays, removeOwnDays } from '#planner/rules/commands/dayCommands.ts';
import type { ChildCell } from '#planner/rules/coverage/childCells.ts';
import type { PlanChild } from '#planner/rules/family/familyView.ts';
import type { OwnDays } from '#family/rules/plan/planRows.ts';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { ChoiceTiles } from '../../pieces/ChoiceTiles.tsx';
import { longDay } from '../../pieces/formatDays.ts';
import { timeOptions } from '../../pieces/timeOptions.ts';
import { usePlan } from '../../PlanContext.ts';
import parts from '../sheetParts.module.css';
import { ownDay, findOwnDay } from './ownDay.ts';
import type { SchoolDay } from '#planner/rules/coverage/schoolDay.ts';

const copy = homeCopy.school;
const KINDS = [
  'off',
  'school',
  'digital',
  'early',
] as const satisfies readonly OwnDays['dayKind'][];
/** When schools let out early, at the earliest, and as usual. */
const BELLS = { from: 10 * 60, to: 17 * 60, step: 15 };

type SchoolKindProps = { planned: PlanChild; cell: ChildCell };

/** The kind of school day, its source, and the parent's own choice, which overrides it. */
export function SchoolKind({
  planned: { child, inputs },
  cell: { day, school, isOver },
}: SchoolKindProps) {
  const { state, directory, today, change, open } = usePlan();
  // Not one for each press: the next may come before this one is stored.
  const [newId] = useState(() => crypto.randomUUID());
  const own = findOwnDay(state.ownDays, child.id, day);
  const kind = KINDS.find((one) => one === school.kind) ?? null;
  const say = (said: string, dayKind: OwnDays['dayKind'], letsOutAt: number | null) =>
    void change(said, [
      putOwnDays(
        ownDay(state.ownDays, { id: newId, childId: child.id, day }, { dayKind, letsOutAt }),
      ),
    ]);
  const sayKind = (next: OwnDays['dayKind']) =>
    say(
      copy.changed(longDay(day), copy.kinds[next].label),
      next,
      next === 'early' ? school.letsOutAt : null,
    );
  /** The first answer is for all days of the name from today on; a later one corrects this day. */
  function sayBell(letsOutAt: number | null): void {
    const isAsked = school.letsOutAt === null || school.caveat === 'gradeDecides';
    const name = isAsked && !isOver ? (school.name ?? '') : '';
    const asked = {
      ownDays: state.ownDays,
      district: directory.schoolBreaks.filter(({ districtId }) => districtId === child.districtId),
      childId: child.id,
      name,
      school: inputs.calendar,
      today,
    };
    const all =
      letsOutAt === null || name === ''
        ? []
        : setBells(asked, letsOutAt, () => crypto.randomUUID());
    if (all.length > 1) void change(copy.bellsSaid(name, all.length), all);
    else say(copy.bellSaid(longDay(day)), 'early', letsOutAt);
  }
  return (
    <>
      <ChoiceTiles
        legend={copy.legend}
        value={kind}
        choices={KINDS.map((value) => ({ value, ...copy.kinds[value] }))}
        onChange={sayKind}
      />
      <p className="soft small leading-140">{formatSchoolDay(school)}</p>
      {kind === 'early' && (
        <NativeSelect
          label={copy.bell}
          hint={school.letsOutAt === null ? copy.bellHint : undefined}
          value={school.letsOutAt === null ? '' : String(school.letsOutAt)}
          options={[{ value: '', label: copy.noBell }, ...timeOptions(BELLS, school.letsOutAt)]}
          onChange={(time) => sayBell(time === '' ? null : Number(time))}
        />
      )}
      <div className={parts.chips}>
        {own !== undefined && (
          <Button
            variant="flush"
            size="small"
            onClick={() => void change(copy.back(longDay(day)), [removeOwnDays(own.id)])}
          >
            <Glyph name="undo" />
            {copy.asPublished}
          </Button>
        )}
        <Button
          variant="flush"
          size="small"
          onClick={() => open({ kind: 'calendar', childId: child.id })}
        >
          <Glyph name="calendar" />
          <span>{copy.calendar(child.firstName)}</span>
        </Button>
      </div>
    </>
  );
}

const { says, notConfirmed, caveats } = homeCopy.school;

/** Names the source of a day, its published name, and what may change it. */
function formatSchoolDay({ kind, source, name, isConfirmed, caveat }: SchoolDay): string {
  if (source === null) {
    return kind === 'weekend' ? says.weekend : kind === 'unknown' ? says.nobody : says.plain;
  }
  const words = [says[source](name ?? '')];
  if (caveat !== null) words.push(caveats[caveat]);
  if (!isConfirmed) words.push(notConfirmed);
  return words.join(' ');
}
