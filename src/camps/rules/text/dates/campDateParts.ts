import { yearOf } from '#base/day/calendar.ts';
import type { Chunk, ReadEntry, UnreadEntry } from './campDateEntries.ts';
import type { Weekdays } from './campDateShapes.ts';
import type { Token } from './campDateTokens.ts';

/** Words that do not change the dates around them: not known yet, a holiday, days listed by themselves. */
const HARMLESS =
  /^(?:.*\b(?:tb[acd]|to be (?:announced|confirmed|determined))|(?:thanksgiving|christmas) week|[a-z]{3,6}days in [a-z]+)\.?\)?$/is;

/** Whether the chunk holds a token of one of these kinds. */
export const hasToken = ({ tokens }: Pick<Chunk, 'tokens'>, ...kinds: Token['kind'][]) =>
  tokens.some(({ kind }) => kinds.includes(kind));
/** An unknown word, not the sign of 'Mon/Wed'. */
const hasName = ({ tokens }: Chunk) =>
  tokens.some(({ kind, from, to }) => kind === 'word' && to - from > 1);
const hasRange = ({ entries }: Chunk) => entries.some(({ to }) => to !== null);
const hasDates = ({ entries, isBroken }: Chunk) => entries.length > 0 || isBroken;

/** The chunks without those about registering: their days are no camp days. Null when both are mixed. */
export function withoutRegistration(chunks: readonly Chunk[]): Chunk[] | null {
  let group: number | null = null;
  const rest: Chunk[] = [];
  for (const chunk of chunks) {
    const isContinued: boolean =
      chunk.group === group && !hasRange(chunk) && !hasToken(chunk, 'label', 'safe');
    group = isContinued ? group : null;
    if (hasToken(chunk, 'registration')) {
      if (hasRange(chunk) || chunk.entries.length > 1) return null;
      group = chunk.group;
    } else if (!isContinued) rest.push(chunk);
  }
  return rest;
}

/** Whether a year or a school year beside the dates is another one than theirs. */
export function contradicts(
  tokens: readonly Token[],
  sessions: readonly { start: string; end: string }[],
): boolean {
  return tokens.some((token) => {
    if (token.kind === 'year') {
      return !sessions.some(({ start, end }) => [yearOf(start), yearOf(end)].includes(token.year));
    }
    if (token.kind !== 'schoolYear') return false;
    const [first, last] = [`${token.year}-07-01`, `${token.year + 1}-08-31`];
    return sessions.some(({ start, end }) => start < first || end > last);
  });
}

const isWeek = ({ entries: [entry] }: Chunk) => entry?.to != null && entry.from.month !== null;

/** An 'or' is a choice of weeks between two ranges with months of their own, else a choice of days. */
export const isChoiceOfDays = (chunks: readonly Chunk[]) =>
  chunks.some((chunk, index) => {
    const before = chunks[index - 1];
    return chunk.joined === 'or' && !(before && isWeek(before) && isWeek(chunk));
  });

type Group = {
  patterns: Weekdays[];
  datedChunks: number;
  isOneEach: boolean;
  /** 'swim on Tuesdays', 'Fridays are pizza days': of something else than the camp. */
  isOther: boolean;
};

/** The weekdays that count for a chunk's dates; 'unclear' when several could. */
export function weekdayPatterns(
  chunks: readonly Chunk[],
): (chunk: Chunk) => Weekdays | null | 'unclear' {
  const groups = new Map<number, Group>();
  const groupOf = ({ group }: Chunk) => {
    const found: Group = groups.get(group) ?? {
      patterns: [],
      datedChunks: 0,
      isOneEach: true,
      isOther: false,
    };
    groups.set(group, found);
    return found;
  };
  for (const chunk of chunks) {
    const { text, entries, patterns } = chunk;
    const group = groupOf(chunk);
    if (entries.length > 0) {
      group.datedChunks += 1;
      group.isOneEach &&= patterns.length === 1 && entries.length === 1;
    }
    if (patterns.length > 0 && !HARMLESS.test(text)) group.patterns.push(...patterns);
    group.isOther ||= patterns.some(({ isRange }) => !isRange) && hasName(chunk);
  }
  const [first, another] = [...groups.values()].filter(({ patterns }) => patterns.length > 0);
  /** The groups without weekdays of their own that are separate from all dates. */
  const apart =
    !first || first.datedChunks > 0
      ? null
      : another || first.isOther || first.patterns.length > 1
        ? 'unclear'
        : (first.patterns[0] ?? null);
  return (chunk) => {
    const { patterns, datedChunks, isOneEach, isOther } = groupOf(chunk);
    if (patterns.length === 0) return apart;
    if (isOther) return 'unclear';
    if (patterns.length === 1) return patterns[0] ?? null;
    return isOneEach && patterns.length === datedChunks ? (chunk.patterns[0] ?? null) : 'unclear';
  };
}

type Part = { entry: ReadEntry | UnreadEntry; chunk: Chunk };

const isUnknown = (chunk: Chunk) => hasToken(chunk, 'word') && !HARMLESS.test(chunk.text);

/** Days, and no range; '(half day 10/6)' is about a day of another chunk. */
const hasSingleDays = (chunk: Chunk) =>
  !hasRange(chunk) && !chunk.entries.every(({ isInParentheses }) => isInParentheses);

/** 'Week 2: 6/14' may be the first day of five. */
const isOneDayOfWeek = (chunk: Chunk) =>
  !hasRange(chunk) &&
  chunk.entries.some(({ isWeekOf }) => !isWeekOf) &&
  /\bw(?:ee)?ks?\b/i.test(chunk.text);

/** The dates of each chunk, or its words where they may not be days. Null: nothing of the text is certain. */
export function splitParts(chunks: readonly Chunk[]): Part[] | null {
  // Words in a part of their own may be about the single days beside them, or below: 'Members: Mar 4'.
  const isHeading = (chunk: Chunk) => isUnknown(chunk) && !hasDates(chunk);
  const groupsWithDates = new Set(chunks.filter(hasDates).map(({ group }) => group));
  const headed = new Set(chunks.filter(isHeading).map(({ group }) => group));
  const isAllHeaded = [...headed].some((group) => !groupsWithDates.has(group));
  const isUnderHeading = ({ group }: Chunk) => isAllHeaded || headed.has(group);
  const parts: Part[] = [];
  for (const chunk of chunks) {
    const { text, group, entries, tokens, isBroken, holidays } = chunk;
    const months = tokens.flatMap((token) => ('month' in token ? [token.month] : []));
    const unread = (kind: UnreadEntry['kind']) =>
      parts.push({ chunk, entry: { kind, text, group, months } });
    const monthsRead = [...entries, ...chunk.closed.entries]
      .flatMap(({ from, to }) => [from.month, to?.month ?? null])
      .filter((month) => month !== null);
    const monthTokens = tokens.filter(({ kind }) => kind === 'month' || kind === 'date').length;
    const isOnlyHarmless = !hasDates(chunk) && holidays.length === 0 && HARMLESS.test(text);
    if (isOnlyHarmless || (entries.length === 0 && hasToken(chunk, 'unknown'))) unread('harmless');
    else if (hasToken(chunk, 'unknown')) return null;
    else if (isBroken)
      unread(hasToken(chunk, 'number', 'date') && !hasToken(chunk, 'word') ? 'shape' : 'words');
    else if (monthTokens > monthsRead.length) unread('words');
    else if (entries.length === 0) {
      if (holidays.length > 0) unread('harmless');
    } else if (
      isOneDayOfWeek(chunk) ||
      (hasSingleDays(chunk) && (isUnknown(chunk) || isUnderHeading(chunk)))
    ) {
      unread('words');
    } else for (const entry of entries) parts.push({ chunk, entry });
  }
  return parts;
}
