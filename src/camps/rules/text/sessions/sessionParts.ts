import { type SessionFact, factsIn } from './sessionFacts.ts';
import { pieces, trimmed, type TextSpan } from './spans.ts';

/** The words of one session in a listing, or words beside all of them. */
export type Part = TextSpan & { text: string; facts: SessionFact[] };

const LINE_END = /[\n;\u2022\u00b7\u25aa\u25cf]/g;
const CELL_END = /[|\t]/g;
/** 'Session 2:', 'Week 3 (', 'Camp B June 7'. */
const LABEL =
  /\b(?:week|wk|session|sess|camp|block|term)\s?#?\s?(?:\d{1,2}|[A-H]|I{1,3}|IV|V)(?=\s?[:(]|\s[-\u2013\u2014]\s|\s(?:\p{L}{3,9}\.?\s?\d|\d{1,2}\/))/giu;

/** 'No camp July 5' and 'Register by May 1' are no sessions. */
const OTHER_DAYS =
  /\b(?:no|closed|except|excluding|regist\w*|enroll\w*|deadline|due|opens?|opening|by|until|before|after|orientation)\b/i;

export function isDated({ text, facts }: Part): boolean {
  const first = facts.find(({ kind }) => kind === 'days');
  return first !== undefined && !OTHER_DAYS.test(text.slice(0, first.from));
}

/**
 * The sessions of a listing, and the words beside them. Lines without dates belong to the session above them only if all
 * sessions have the same kinds of such lines; else they may be about all sessions.
 */
export function sessionParts(text: string): Parts {
  const whole = partsOfParagraph(text);
  if (whole.others.every(hasNoFact)) return whole;
  // With an empty line between them each session has all its words, in any order.
  const paragraphs = text.split(/\n\s*\n/).map(partsOfParagraph);
  const sessions = paragraphs.flatMap((parts) => parts.sessions);
  const others = paragraphs.flatMap((parts) => parts.others);
  const areApart = paragraphs.every((parts) => parts.sessions.length < 2);
  return areApart && others.every(hasNoFact) ? { sessions, others } : whole;
}

const hasNoFact = ({ facts }: Part) => facts.length === 0;
type Parts = { sessions: Part[]; others: Part[] };

function partsOfParagraph(text: string): Parts {
  const partOf = (span: TextSpan): Part => {
    const words = text.slice(span.from, span.to);
    return { ...span, text: words, facts: factsIn(words) };
  };
  const partsOf = (spans: readonly TextSpan[]) =>
    spans.flatMap((span) => trimmed(text, span) ?? []).map(partOf);
  const all = pieces(text, LINE_END).flatMap((line) =>
    partsOf(sessionsInLine(text, line, partsOf)),
  );
  const others = all.filter((part) => !isDated(part));
  const first = all.findIndex(isDated);
  const blocks: Part[][] = [];
  for (const part of all.slice(Math.max(first, 0))) {
    if (isDated(part)) blocks.push([part]);
    else blocks.at(-1)?.push(part);
  }
  const shapes = new Set(blocks.map(([, ...rest]) => rest.map(kindsOf).join('; ')));
  const [only, another] = blocks;
  if (only && !another && !others.some(hasDays)) {
    return { sessions: [partOf({ from: all[0]?.from ?? 0, to: all.at(-1)?.to ?? 0 })], others: [] };
  }
  const areOwn =
    shapes.size === 1 && !others.some((part) => hasDays(part) || OF_ALL.test(part.text));
  if (!areOwn) return { sessions: all.filter(isDated), others };
  const sessions = blocks.map(([head, ...rest]) =>
    partOf({ from: head?.from ?? 0, to: (rest.at(-1) ?? head)?.to ?? 0 }),
  );
  return { sessions, others: all.slice(0, first) };
}

const OF_ALL = /\b(?:all(?! ages)|each|both|every)\b/i;

const hasDays = ({ facts }: Part) => facts.some(({ kind }) => kind === 'days');

/** The kinds of facts in a line, to compare lines. */
const kindsOf = ({ facts }: Part) =>
  [...new Set(facts.map(({ kind }) => kind))].toSorted().join(' ');

/** A line with several labels, or with dates in several cells, holds as many sessions. */
function sessionsInLine(
  text: string,
  line: TextSpan,
  partsOf: (spans: readonly TextSpan[]) => Part[],
): TextSpan[] {
  const words = text.slice(line.from, line.to);
  const [first, ...more] = [...words.matchAll(LABEL)].map(({ index }) => line.from + index);
  if (first !== undefined && more.length > 0) {
    const head = { from: line.from, to: first };
    // 'Ages 5-7 Session 1: … Ages 8-10 Session 2: …': which ages are whose?
    if (partsOf([head]).some(({ facts }) => facts.length > 0)) return [line];
    const starts = [first, ...more];
    return [head, ...starts.map((from, at) => ({ from, to: starts[at + 1] ?? line.to }))];
  }
  const cells = pieces(words, CELL_END).map(({ from, to }) => ({
    from: line.from + from,
    to: line.from + to,
  }));
  return partsOf(cells).filter(isDated).length > 1 ? cells : [line];
}
