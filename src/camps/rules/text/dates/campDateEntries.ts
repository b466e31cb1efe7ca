import {
  cursorOver,
  isDatelike,
  readPattern,
  readShape,
  type DateShape,
  type Weekdays,
} from './campDateShapes.ts';
import { campDateTokens, type Token } from './campDateTokens.ts';
import type { Holiday } from './holidayNames.ts';

/** How a chunk follows the one before it. */
type Joined = 'comma' | 'and' | 'or' | 'none';
/**
 * One date or range. `isChained`: nothing but a separator stands between it and the date before, so that '13' can
 * take its month.
 */
export type ReadEntry = DateShape & {
  kind: 'read';
  text: string;
  group: number;
  isChained: boolean;
  isInParentheses: boolean;
  /** A word directly before or after it: 'boys 14-18', '12-15 per class'. */
  isBesideWord: boolean;
  joined: Joined;
};
/** `months` still move the year along. */
export type UnreadEntry = {
  kind: 'words' | 'shape' | 'harmless';
  text: string;
  group: number;
  months: number[];
};
/** A part of the text between separators, or between two dates without one. */
export type Chunk = {
  text: string;
  group: number;
  tokens: Token[];
  entries: ReadEntry[];
  patterns: Weekdays[];
  holidays: Holiday[];
  /** Days that are taken away. */
  closed: { entries: ReadEntry[]; patterns: Weekdays[]; holidays: Holiday[] };
  isBroken: boolean;
  /** 'June 7 - Labor Day': a holiday behind a dash. */
  afterDash: Holiday | null;
  joined: Joined;
};

/** Splits a date text into chunks with their dates. */
export function campDateChunks(text: string): { chunks: Chunk[]; tokens: Token[] } {
  const tokens = campDateTokens(text);
  const cursor = cursorOver(tokens);
  const chunks: Chunk[] = [];
  let group = 0;
  let depth = 0;
  /** The depth of parentheses in which days are being taken away. */
  let closedAt: number | null = null;
  let isChained = false;
  let lastEntry: ReadEntry | null = null;
  let joined: Joined = 'none';
  let chunk: Chunk | null = null;
  let start = 0;

  const open = (): Chunk => {
    if (chunk) return chunk;
    start = cursor.position();
    chunk = {
      text: '',
      group,
      tokens: [],
      entries: [],
      patterns: [],
      holidays: [],
      closed: { entries: [], patterns: [], holidays: [] },
      isBroken: false,
      afterDash: null,
      joined,
    };
    joined = 'none';
    return chunk;
  };
  const isDated = () => chunk !== null && chunk.entries.length > 0;
  const finish = () => {
    if (!chunk) return;
    chunk.tokens = tokens.slice(start, cursor.position());
    chunk.text = text.slice(chunk.tokens[0]?.from, chunk.tokens.at(-1)?.to);
    for (const entry of chunk.entries) entry.text = chunk.text;
    chunks.push(chunk);
    chunk = null;
  };
  /** Whether the tokens from one position to the cursor stand beside a word; '11-15: Music' has a title. */
  const isBesideWord = (from: number) => {
    const [before, last, behind] = [tokens[from - 1], tokens[cursor.position() - 1], cursor.peek()];
    if (before?.kind === 'word' || before?.kind === 'safe') return true;
    return behind?.kind === 'word' && !text.slice(last?.to, behind.from).includes(':');
  };
  /** Whether days follow a word like 'closed' within some words. */
  const isFollowedByDays = () => {
    for (let ahead = 0; ahead < 8; ahead += 1) {
      const next = cursor.peek(ahead);
      if (!next || next.kind === 'end' || next.kind === 'close' || next.kind === 'comma')
        return false;
      if (isDatelike(next) || next.kind === 'holiday' || next.kind === 'pattern') return true;
    }
    return false;
  };
  /** 'Good Friday off': the word behind the day. */
  const closeLast = (own: Chunk) => {
    const entry = own.entries.at(-1);
    const holiday = own.holidays.pop();
    if (holiday) own.closed.holidays.push(holiday);
    else if (entry && entry.to === null) own.closed.entries.push(...own.entries.splice(-1));
    else own.isBroken = true;
  };

  /** A date at the cursor, which stood at `before`, into the chunk that it belongs to. */
  const addEntry = (shape: DateShape, before: number) => {
    const isSplit = open().entries.length > 0 && closedAt === null && depth === 0;
    if (isSplit) {
      const after = cursor.position();
      cursor.goTo(before);
      finish();
      open();
      isChained = false;
      cursor.goTo(after);
    }
    const own = open();
    // 'June 7-11 Showcase 6/12': the word may be about either.
    own.isBroken ||= isSplit && shape.to === null && tokens[before - 1]?.kind === 'word';
    // 'Week of June 7, 14 and 21': of each.
    const isWeekOf =
      shape.isWeekOf || (shape.to === null && isChained && lastEntry?.isWeekOf === true);
    const entry: ReadEntry = {
      kind: 'read',
      text: '',
      group,
      ...shape,
      isWeekOf,
      isBesideWord: isBesideWord(before),
      isChained,
      isInParentheses: depth > 0,
      joined: own.joined,
    };
    (closedAt === null ? own.entries : own.closed.entries).push(entry);
    isChained = true;
    lastEntry = entry;
    if (!cursor.isAt('number')) return;
    // 'Oct 4-8 27' may be a year; 'June 7-11 9-12' are hours.
    const isRange = cursor.peek(1)?.kind === 'dash' && cursor.peek(2)?.kind === 'number';
    if (!isRange || entry.to === null) own.isBroken = true;
    else finish();
    isChained = false;
  };
  /** What is not shaped like a date runs to the next separator. */
  const passUnread = (token: Token, own: Chunk) => {
    cursor.goTo(cursor.position() + 1);
    isChained = false;
    // A weekday alone may be one that is taken away.
    if (token.kind === 'weekday' && closedAt !== null) {
      own.closed.patterns.push({ days: [token.weekday], isRange: false });
    } else own.isBroken = true;
    if (!own.isBroken) return;
    while (cursor.peek() && !cursor.isAt('comma', 'and', 'or', 'end', 'close')) {
      cursor.goTo(cursor.position() + 1);
    }
  };
  const addHoliday = (holiday: Holiday, own: Chunk, before: number) => {
    // 'closed 7/5 for Independence Day' names the day that is written.
    if (closedAt === null) own.holidays.push(holiday);
    else if (own.closed.entries.length === 0) own.closed.holidays.push(holiday);
    if (tokens[before - 1]?.kind === 'dash' && own.entries.length > 0) own.afterDash = holiday;
  };
  /** Applies a sign or words to the dates around them. */
  const passSign = (token: Token, own: Chunk) => {
    const before = cursor.position();
    cursor.goTo(before + 1);
    if (token.kind === 'open') depth += 1;
    else if (token.kind === 'close') {
      depth = Math.max(0, depth - 1);
      if (closedAt !== null && depth < closedAt) closedAt = null;
    } else if (token.kind !== 'label' && token.kind !== 'safe') isChained = false;
    if (token.kind === 'holiday') addHoliday(token.holiday, own, before);
    if (token.kind !== 'closed') return;
    if (isFollowedByDays()) closedAt ??= depth;
    else closeLast(own);
  };
  /** ';' or a new line: what follows is about something else. */
  const endGroup = () => {
    finish();
    cursor.take('end');
    group += 1;
    depth = 0;
    closedAt = null;
  };
  const passSeparator = (kind: 'comma' | 'and' | 'or') => {
    finish();
    cursor.goTo(cursor.position() + 1);
    // ', and' is one separator; 'or' outweighs both.
    if (joined !== 'or' && !(joined === 'and' && kind === 'comma')) joined = kind;
  };
  const passPart = (token: Token) => {
    if (token.kind === 'label' && isDated()) finish();
    const own = open();
    const before = cursor.position();
    const pattern = readPattern(cursor);
    if (pattern) {
      (closedAt === null ? own.patterns : own.closed.patterns).push(pattern);
    } else if (isDatelike(token) || token.kind === 'weekOf' || token.kind === 'from') {
      const shape = readShape(cursor);
      if (shape) addEntry(shape, before);
      else {
        cursor.goTo(before);
        passUnread(token, own);
      }
    } else passSign(token, own);
  };

  for (let token = cursor.peek(); token; token = cursor.peek()) {
    if (token.kind === 'end') endGroup();
    else if (token.kind === 'comma' || token.kind === 'and' || token.kind === 'or') {
      passSeparator(token.kind);
    } else passPart(token);
  }
  finish();
  return { chunks, tokens };
}
