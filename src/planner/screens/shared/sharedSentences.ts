import { clockPlain, sharedCopy as copy } from '#planner/words/room.ts';
import type { SharedEventWords } from '#planner/rules/room/sharedEvents.ts';
import type { SharedEdit } from '#planner/rules/room/sharedEdit.ts';
import type { SharedPart } from '#planner/rules/room/sharedPlan.ts';
import type { YourTask } from '#planner/rules/room/yourDays.ts';
import type { EditWords } from '#planner/store/rooms/createSharedRoom.ts';
import { longDay } from '../pieces/formatDays.ts';

const words = copy.day;

const isPerson = ({ kind }: SharedPart) => kind === 'home' || kind === 'care';

/** 'Maya, Pine & Paddle', 'Ada, with Robin' */
export function partTitle(part: SharedPart): string {
  const { kind, child, name } = part;
  if (kind === 'open') return words.unsettled(child.name);
  return isPerson(part) ? words.with(child.name, name) : words.at(child.name, name);
}

/** The word beside a part: when it begins, or why it has no time. */
export function partStart({ kind, hours }: SharedPart): string {
  if (kind === 'open') return words.open;
  if (kind === 'home') return words.home;
  if (hours === null) return words.noTime;
  return hours === 'allDay' ? words.allDay : clockPlain(hours.from);
}

/** 'Until 4:00. Grandma brings.' */
export function partLine({ kind, hours, dropOffBy, pickUpBy }: SharedPart, sender: string): string {
  if (kind === 'open') return words.looking(sender);
  const isBoth = dropOffBy !== '' && dropOffBy === pickUpBy;
  return [
    hoursWords(kind, hours),
    ...(isBoth ? [words.both(dropOffBy)] : []),
    ...(!isBoth && dropOffBy !== '' ? [words.brings(dropOffBy)] : []),
    ...(!isBoth && pickUpBy !== '' ? [words.fetches(pickUpBy)] : []),
  ].join(' ');
}

function hoursWords(kind: SharedPart['kind'], hours: SharedPart['hours']): string {
  if (hours === null) return words.hoursUnknown;
  if (hours === 'allDay') return words.wholeDay;
  const { from, to } = hours;
  return kind === 'home'
    ? words.fromTo(clockPlain(from), clockPlain(to))
    : words.until(clockPlain(to));
}

/** 'You bring Maya to Pine & Paddle at 8:30.' */
export function taskSentence({ task, part }: YourTask): string {
  const { child, name, hours } = part;
  const span = hours === 'allDay' ? null : hours;
  const { yours } = copy;
  if (task === 'bring') return yours.bring(child.name, name, span ? clockPlain(span.from) : '');
  if (task === 'fetch') return yours.pickUp(child.name, name, span ? clockPlain(span.to) : '');
  if (span === null) return yours.haveAllDay(child.name);
  return yours.have(child.name, clockPlain(span.from), clockPlain(span.to));
}

/** The titles of calendar events. */
export const eventWords: SharedEventWords = {
  part: partTitle,
  task: ({ task, part: { child, name } }) => copy.calendar[task](child.name, name),
};

/** A change in its writer's own words, without the names of the plan: they are read when the link is over. */
export function editWords({ day, drives, home, note, noNotes = [] }: SharedEdit): EditWords {
  const { unsent, nobody } = copy.change;
  const noteLine = (text: string) => (text === '' ? unsent.noNote : `${copy.noteOf}: ${text}`);
  const said = [
    ...drives.flatMap(({ rowId, dropOffBy, pickUpBy }) => [
      [`brings ${rowId}`, dropOffBy === undefined ? '' : words.brings(dropOffBy || nobody)],
      [`fetches ${rowId}`, pickUpBy === undefined ? '' : words.fetches(pickUpBy || nobody)],
    ]),
    ...home.map(({ childId, who, isHome }) => [`home ${childId}`, unsent.home(who, isHome)]),
    ['note', note === undefined ? '' : noteLine(note)],
    ...noNotes.map((field) => [field, unsent.noNote]),
  ];
  return Object.fromEntries(
    said.flatMap(([key, line]) => (line ? [[`${day} ${key}`, `${longDay(day)}: ${line}`]] : [])),
  );
}
