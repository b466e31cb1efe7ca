import { isEntryOver } from '#planner/rules/status/isEntryOver.ts';
import { ownCopy } from '#planner/words/own.ts';
import { entryCopy as copy } from '#planner/words/entry.ts';
import { backupsToOffer, removeEntry, takeBackup } from '#planner/rules/commands/entryCommands.ts';
import { isCareOrTrip, isOwnEntry, ownKind, type PlanEntry } from '#family/rules/plan/planEntry.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { useMinute } from '../../alarm/useMinute.ts';
import { BackupOffer } from '../../pieces/BackupOffer.tsx';
import { formatDatedDays } from '../../pieces/formatDays.ts';
import { FriendLines } from '../../pieces/FriendLines.tsx';
import { GuestLines } from '../../pieces/GuestLines.tsx';
import { entryEdits } from '../../pieces/entryEdits.ts';
import { findChild, findEntry, usePlan } from '../../PlanContext.ts';
import type { SheetProps } from '../../planSheet.ts';
import { PlannerSheet } from '../PlannerSheet.tsx';
import parts from '../sheetParts.module.css';
import { OwnAbout } from '../own/OwnAbout.tsx';
import { Changes } from './Changes.tsx';
import { Choices } from './Choices.tsx';
import { EntryDates } from './EntryDates.tsx';
import { EntryHours } from './EntryHours.tsx';
import { EntryMoney } from './EntryMoney.tsx';
import { EntryNote } from './EntryNote.tsx';
import { EntryTop } from './EntryTop.tsx';
import { ForWhom } from './ForWhom.tsx';
import { NextStep } from './NextStep.tsx';
import { EntryRoom } from './EntryRoom.tsx';
import { PlaceCame } from './PlaceCame.tsx';
import { StatusTiles } from './StatusTiles.tsx';

/** One camp of the plan: where it stands, and all that a family knows of it. */
export function EntrySheet({ sheet: { entryId }, isOpen, onClose }: SheetProps<'entry'>) {
  const plan = usePlan();
  const entry = findEntry(plan, entryId);
  // Removed, here or in another tab.
  if (!entry) return null;
  const name = entry.snapshot.providerName;
  const isOver = isEntryOver(entry, plan.today);
  const childName = findChild(plan, entry.childId)?.child.firstName ?? '';
  const isOfSeveral =
    isOwnEntry(entry) && plan.entries.some((one) => one.campId === entry.campId && one !== entry);
  function remove() {
    void plan.change(isOfSeveral ? ownCopy.entry.removedFor(name, childName) : copy.removed(name), [
      removeEntry(entryId),
    ]);
    onClose();
  }
  return (
    <PlannerSheet
      title={name}
      isOpen={isOpen}
      onClose={onClose}
      start={
        <>
          <Button variant="quiet" size="small" className={parts.danger} onClick={remove}>
            <Glyph name="trash" />
            {copy.remove}
          </Button>
          {entry.childId !== null && !isOver && (
            <Button
              variant="line"
              size="small"
              onClick={() => plan.open({ kind: 'move', entryId })}
            >
              <Glyph name="swap" />
              {copy.move}
            </Button>
          )}
        </>
      }
      end={copy.done}
    >
      <EntryBody entry={entry} isOver={isOver} onClose={onClose} />
    </PlannerSheet>
  );
}

type EntryBodyProps = { entry: PlanEntry; isOver: boolean; onClose: () => void };

/** `isOver`: its days are history. What it was and what it cost can be changed; nothing is offered. */
function EntryBody({ entry, isOver, onClose }: EntryBodyProps) {
  const plan = usePlan();
  const edit = entryEdits(entry, plan.change);
  const now = useMinute();
  const own = ownKind(entry);
  const child = findChild(plan, entry.childId)?.child;
  const days = entry.days.length === 0 ? copy.noDays : formatDatedDays(entry.days);
  const offer = backupsToOffer(plan.entries).find(
    ({ first, backup }) => first.id === entry.id || backup.id === entry.id,
  );
  function take(said: string, backup: PlanEntry) {
    if (backup.id === entry.id) void edit(said, { status: 'planned' });
    else void plan.change(said, takeBackup(backup));
  }
  return (
    <>
      <p className="soft small leading-140">{copy.of(child?.firstName ?? copy.nobody, days)}</p>
      <EntryTop entry={entry} />
      {!isOver && <Changes entry={entry} edit={edit} />}
      {!isOver && <FriendLines entry={entry} />}
      <GuestLines
        isAbout={(word) =>
          word.kind === 'drive'
            ? word.entryId === entry.id
            : word.days.some((day) => entry.days.includes(day))
        }
      />
      {child === undefined && <ForWhom entry={entry} edit={edit} />}
      {!isOver && offer && (
        <BackupOffer offer={offer} now={now} onTake={(said) => take(said, offer.backup)} />
      )}
      {!isOver && <PlaceCame entry={entry} edit={edit} />}
      {!isOver && own === null && <EntryRoom entry={entry} />}
      <StatusTiles entry={entry} edit={edit} />
      {!isOver && !isCareOrTrip(entry) && <Choices entry={entry} edit={edit} />}
      <EntryNote entry={entry} edit={edit} />
      {!isOver && <NextStep entry={entry} now={now} />}
      {own === null ? (
        <EntryHours entry={entry} edit={edit} />
      ) : (
        <OwnAbout entry={entry} onRemoved={onClose} />
      )}
      {!isOver && <EntryDates entry={entry} edit={edit} />}
      <EntryMoney entry={entry} edit={edit} />
    </>
  );
}
