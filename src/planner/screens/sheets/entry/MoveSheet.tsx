import { useState } from 'react';
import { moveCampCopy as copy } from '#planner/words/move.ts';
import { changePlanEntry, statusAfterMove } from '#planner/rules/commands/entryCommands.ts';
import type { PlanChild } from '#planner/rules/family/familyView.ts';
import { isOwnEntry, type PlanEntry } from '#family/rules/plan/planEntry.ts';
import { Alert } from '#ui/Alert.tsx';
import { ChoiceTiles } from '../../pieces/ChoiceTiles.tsx';
import { formatDatedDays } from '../../pieces/formatDays.ts';
import { findChild, findEntry, type PlanView, usePlan } from '../../PlanContext.ts';
import type { SheetProps } from '../../planSheet.ts';
import { PlannerSheet } from '../PlannerSheet.tsx';
import { DayChips, DaySquares } from './DayChips.tsx';
import { OtherDay } from './OtherDay.tsx';
import { formatMoveEffect, type MoveEffect, moveEffect } from './moveEffect.ts';
import { moveChoices, movedEntry } from './moveChoices.ts';

/** Changes the days or the child of a booking and previews what that closes, opens and costs. */
export function MoveSheet({ sheet: { entryId }, ...rest }: SheetProps<'move'>) {
  const plan = usePlan();
  const entry = findEntry(plan, entryId);
  const planned = entry && findChild(plan, entry.childId);
  return entry && planned ? <OpenMove entry={entry} planned={planned} {...rest} /> : null;
}

type OpenMoveProps = Pick<SheetProps<'move'>, 'isOpen' | 'onClose'> & {
  entry: PlanEntry;
  planned: PlanChild;
};

function OpenMove({ entry, planned, isOpen, onClose }: OpenMoveProps) {
  const plan = usePlan();
  const [days, setDays] = useState(entry.days);
  const [childId, setChildId] = useState(planned.child.id);
  const name = entry.snapshot.providerName;
  const camp = plan.camps(entry);
  const isOwn = isOwnEntry(entry);
  const { runs, ofBreak, breakName } = daysOf(plan, entry);
  const then = findChild(plan, childId) ?? planned;
  const nameOf = (id: string) => findEntry(plan, id)?.snapshot.providerName ?? '';
  const effectOf = (some: readonly string[]) => moveEffect(then.inputs, entry, some, camp);
  const wordsFor = (some: readonly string[]) => formatMoveEffect(effectOf(some), nameOf);
  const leaving = { ...moveEffect(planned.inputs, entry, [], camp), moreCents: null };
  const cells = then.cells(runs);
  const over = entry.days.filter((day) => day < plan.today);
  const ready = moveChoices({ booked: entry.days, over, runs, cells });
  const chosen = ready.find((choice) => choice.days.join() === days.join());
  const isSame = days.join() === entry.days.join() && childId === entry.childId;
  const { status } = entry;
  const isUnsaid = !isSame && statusAfterMove(entry) !== status;

  function move() {
    if (days.length === 0) return;
    if (!isSame) {
      const said =
        childId === entry.childId
          ? copy.said(name, formatDatedDays(days))
          : copy.given(name, then.child.firstName);
      void plan.change(said, [changePlanEntry(entry, movedEntry(entry, days, childId))]);
    }
    onClose();
  }
  return (
    <PlannerSheet
      title={copy.title(name)}
      isOpen={isOpen}
      onClose={onClose}
      cancel={copy.cancel}
      end={copy.move}
      onEnd={move}
      isReady={days.length > 0}
    >
      <p className="soft small leading-140">
        {copy.lead(
          planned.child.firstName,
          isOwn
            ? copy.anyDay(breakName)
            : runs.length > 0
              ? copy.runs(breakName)
              : copy.runsUnknown,
        )}
      </p>
      <ChoiceTiles
        legend={copy.ready}
        isColumn
        value={chosen?.id ?? null}
        choices={ready.map(({ id, days: some }) => ({
          value: id,
          label: id === 'asNow' ? formatDatedDays(some) : `${copy[id]}: ${formatDatedDays(some)}`,
          hint: id === 'asNow' && childId === entry.childId ? copy.asNow : wordsFor(some),
          isGood: isOnlyGood(effectOf(some)),
          picture: ofBreak.length <= 7 && <DaySquares days={ofBreak} chosen={some} />,
        }))}
        onChange={(id) => setDays([...(ready.find((choice) => choice.id === id)?.days ?? [])])}
      />
      <DayChips
        days={[
          ...new Set([...(runs.length > 0 && !isOwn ? runs : ofBreak), ...entry.days, ...days]),
        ]
          .filter((day) => isOwn || day >= plan.today)
          .toSorted()}
        chosen={days}
        lost={
          runs.length > 0 && !isOwn ? entry.days.filter((day) => !camp?.days.includes(day)) : []
        }
        onChange={setDays}
      />
      {isOwn && <OtherDay onAdd={(day) => setDays([...new Set([...days, day])].toSorted())} />}
      {plan.children.length > 1 && over.length === 0 && (
        <ChoiceTiles
          legend={copy.who}
          value={childId}
          choices={plan.children.map(({ child }) => ({ value: child.id, label: child.firstName }))}
          onChange={setChildId}
        />
      )}
      <div aria-live="polite">
        {days.length === 0 && <p>{copy.noDay}</p>}
        {days.length > 0 && !isSame && <p>{wordsFor(days)}</p>}
        {childId !== entry.childId && (
          <p>{copy.forChild(planned.child.firstName, formatMoveEffect(leaving, nameOf))}</p>
        )}
      </div>
      {isUnsaid && (status === 'registered' || status === 'confirmed') && (
        <Alert tone="warn" title={copy.yes[status](formatDatedDays(entry.days))}>
          {copy.yes.text}
        </Alert>
      )}
    </PlannerSheet>
  );
}

/** It takes nothing away. */
const isOnlyGood = ({ closes, opens, overlaps }: MoveEffect) =>
  closes.length > 0 && opens.length === 0 && overlaps.length === 0;

/** The break it is booked in, and on which of its days the camp runs. */
function daysOf({ breaks, shown, camps, today }: PlanView, entry: PlanEntry) {
  const { days } = entry;
  const found = breaks.find((one) => one.days.some((day) => days.includes(day))) ?? shown;
  const listed = camps(entry)?.days ?? [];
  return {
    ofBreak: found.days,
    runs: found.days.filter((day) => day >= today && (isOwnEntry(entry) || listed.includes(day))),
    breakName: found.names[0] ?? copy.breakUnnamed,
  };
}
