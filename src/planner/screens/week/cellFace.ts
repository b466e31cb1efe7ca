import {
  clockShort,
  coverLabels,
  spanShort,
  planStatusLabels,
  weekCopy as copy,
} from '#planner/words/week.ts';
import type { DayFits } from '#planner/rules/candidates/dayFit.ts';
import { nearDays } from '#planner/rules/coverage/nearDays.ts';
import type { ChildCell } from '#planner/rules/coverage/childCells.ts';
import { isWaiting } from '#planner/rules/coverage/isOpenCell.ts';
import { type CoverageClaim, heldSpans } from '#planner/rules/coverage/dayCell.ts';
import { mergeSpans, overlaps, type Span } from '#planner/rules/coverage/span.ts';
import type { PlanEntry, PlanStatus } from '#family/rules/plan/planEntry.ts';
import { coversDay } from '#planner/rules/status/coversDay.ts';
import type { GlyphName } from '#ui/pictures/Glyph.tsx';
import type { AtHomeClaim } from '#planner/rules/coverage/homeDays.ts';

/** The look of a child's day, and its text for screen readers. */
export type CellFace = {
  look:
    | 'full'
    | 'part'
    | 'unknown'
    | 'waiting'
    | 'maybe'
    | 'home'
    | 'guess'
    | 'open'
    | 'over'
    | 'none';
  /** The row that stands there; null where none does. */
  entry: PlanEntry | null;
  name: string;
  time: string;
  /** What stands for a long time or name of a caregiver in the narrowest cells; '' where it has room. */
  initial: string;
  /** The same for `name`. */
  nameInitial: string;
  sign: GlyphName | null;
  isClash: boolean;
  /** Needed minutes that are covered, and those of a second row at the same time. */
  held: readonly Span[];
  clash: readonly Span[];
  /** What a screen reader reads after child and day. */
  spoken: string;
};

export const statusSigns: Readonly<Record<PlanStatus, GlyphName>> = {
  considering: 'maybe',
  planned: 'pen',
  registered: 'send',
  confirmed: 'check',
  waitlisted: 'wait',
  cancelled: 'x',
};

/** `entries`: the child's. `fits`: what the camps of an open day do for it, null while it is not known. */
export function cellFace(
  cell: ChildCell,
  entries: readonly PlanEntry[],
  fits: DayFits | null,
): CellFace {
  const claims = cell.claims.toSorted((a, b) => weight(b) - weight(a) || fromOf(a) - fromOf(b));
  const [main] = claims;
  const [entry = null] = claims.flatMap(
    (claim) => entries.find(({ id }) => id === claim.entryId) ?? [],
  );
  const isClash = cell.clashes.length > 0 && !cell.isOver;
  const look = lookOf(cell, main);
  const base = {
    look,
    entry: look === 'home' || look === 'guess' || look === 'none' ? null : entry,
    isClash,
    held: cell.isOver
      ? []
      : [
          ...heldSpans(claims.filter(coversDay).slice(0, isClash ? 1 : undefined)),
          ...cell.home.flatMap(({ rowId, span }) => (rowId === null || !span ? [] : [span])),
        ],
    clash: isClash ? heldSpans(claims.filter(coversDay).slice(1)) : [],
  };
  const words = wordsOf(look, cell, main, entry, fits);
  const near = nearDays([cell]);
  const sign = isClash ? 'warn' : signOf(look, entry);
  const spoken = [
    words.name,
    words.time,
    cell.isOver ? copy.over : coverLabels[cell.cover],
    near === null ? '' : copy.short(near),
    base.entry !== null && entry ? planStatusLabels[entry.status] : '',
    isClash ? copy.doubleBooked : '',
  ]
    .filter((part, at, all) => part !== '' && all.findIndex((one) => isSameWord(one, part)) === at)
    .join(', ');
  const initial = look === 'home' ? initialOf(words.time) : '';
  return { ...base, ...words, initial, nameInitial: initialOf(words.name), sign, spoken };
}

/** 'G.' for 'Grandma'; '' for what fits or may break between words. */
const initialOf = (word: string) =>
  word.length > MOST_LETTERS && !word.includes(' ') ? `${word.slice(0, 1)}.` : '';

const isSameWord = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** A longer word would break in a fifth of the narrowest phone. */
const MOST_LETTERS = 6;

/** Rows that hold the day come first, places before people, then those that wait. */
const weight = (claim: CoverageClaim) =>
  coversDay(claim)
    ? claim.own === 'care'
      ? 3
      : 4
    : claim.status === 'waitlisted'
      ? 2
      : claim.status === 'considering'
        ? 1
        : 0;
const fromOf = ({ hours }: CoverageClaim) => (typeof hours === 'object' ? hours.from : 0);

function lookOf(
  { cover, claims, isOver }: ChildCell,
  main: CoverageClaim | undefined,
): CellFace['look'] {
  if (isOver) return cover === 'none' && !main ? 'none' : 'over';
  if (cover === 'covered' || cover === 'near') return 'full';
  if (cover === 'part' || cover === 'home' || cover === 'guess' || cover === 'unknown')
    return cover;
  if (cover === 'none') return main && coversDay(main) ? 'full' : 'none';
  return openLookOf({ claims });
}

/** What an open day is called: waiting for a spot, a maybe, or open. Of several rows the weightiest counts. */
export function openLookOf({ claims }: Pick<ChildCell, 'claims'>): 'waiting' | 'maybe' | 'open' {
  if (isWaiting({ claims })) return 'waiting';
  return claims.some(({ status }) => status === 'considering') ? 'maybe' : 'open';
}

function signOf(look: CellFace['look'], entry: PlanEntry | null): GlyphName | null {
  if (look === 'home' || look === 'guess' || look === 'open' || look === 'over' || look === 'none')
    return null;
  if (entry === null) return null;
  return statusSigns[entry.status];
}

function wordsOf(
  look: CellFace['look'],
  cell: ChildCell,
  main: CoverageClaim | undefined,
  entry: PlanEntry | null,
  fits: DayFits | null,
): { name: string; time: string } {
  const name = entry?.snapshot.providerName ?? '';
  switch (look) {
    case 'home':
    case 'guess':
      return { name: copy.home, time: cell.home[0] ? formatAtHome(cell.home[0]) : '' };
    case 'open':
      return { name: copy.open, time: fits === null ? '' : copy.fits(fits) };
    case 'over':
      return { name: entry === null && cell.cover === 'home' ? copy.home : name, time: copy.over };
    case 'none':
      return { name: '', time: schoolWord(cell) };
    case 'waiting':
      return { name, time: copy.waiting };
    case 'maybe':
      return { name, time: copy.considering };
    case 'unknown':
      return { name, time: entry === null ? copy.bell : copy.hoursMissing };
    default: {
      // Somebody at home for a part of the day, and no camp.
      const [atHome] = cell.home;
      const who = entry === null && atHome ? formatAtHome(atHome) : name;
      return { name: who, time: timeOf(look, cell, main) };
    }
  }
}

function timeOf(
  look: 'full' | 'part',
  { need, gaps }: ChildCell,
  main: CoverageClaim | undefined,
): string {
  if (main?.hours === 'allDay') return copy.allDay;
  const [gap, another] = gaps;
  if (look === 'part' && gap && !another && typeof need === 'object' && need !== null) {
    if (gap.to === need.to) return copy.until(clockShort(gap.from));
    if (gap.from === need.from) return copy.from(clockShort(gap.to));
  }
  return !main || main.hours === 'unknown' ? '' : spanShort(stayOf(main.hours, main.extended));
}

/** From drop-off to pick-up, with the care that adjoins the hours. */
export const stayOf = (hours: Span, extended: readonly Span[]): Span =>
  mergeSpans([hours, ...extended]).find((span) => overlaps(span, hours)) ?? hours;

function schoolWord({ school, need, isOver }: ChildCell): string {
  if (school.kind === 'school') return copy.school;
  if (school.kind === 'weekend') return copy.weekend;
  if (school.kind === 'unknown') return isOver ? copy.over : copy.notKnown;
  return school.kind === 'digital' && need === null ? copy.digital : '';
}

/** The caregiver at home: a name, “you”, or a guess on a day that most parents have off. */
export function formatAtHome({ rowId, who }: AtHomeClaim): string {
  if (rowId === null) return copy.homeGuess;
  return who === '' ? copy.you : who;
}
