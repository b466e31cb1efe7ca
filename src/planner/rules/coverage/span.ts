/** Minutes after midnight on one day, half-open: [from, to). */
export type Span = { from: number; to: number };

export const ALL_DAY: Span = { from: 0, to: 1440 };

/** Whether they are the minutes of the whole day. */
export const isAllDay = ({ from, to }: Span): boolean => from === ALL_DAY.from && to === ALL_DAY.to;

/** From the beginning of the first to the end of the last, such as from drop-off to pick-up; of one span at least. */
export const spanAround = (spans: readonly Span[]): Span => ({
  from: Math.min(...spans.map(({ from }) => from)),
  to: Math.max(...spans.map(({ to }) => to)),
});

/** The same minutes as sorted, disjoint spans: touching ones are joined, empty ones left out. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  const filled = spans.filter(({ from, to }) => from < to);
  for (const { from, to } of filled.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

/** The minutes of `whole` that are in none of `parts`, as sorted, disjoint spans. */
export function gapsIn(whole: Span, parts: readonly Span[]): Span[] {
  const gaps: Span[] = [];
  let at = whole.from;
  for (const { from, to } of mergeSpans(parts)) {
    const end = Math.min(from, whole.to);
    if (at < end) gaps.push({ from: at, to: end });
    at = Math.max(at, to);
  }
  if (at < whole.to) gaps.push({ from: at, to: whole.to });
  return gaps;
}

/** Whether they share a minute; spans that touch do not. An empty one shares none. */
export const overlaps = (a: Span, b: Span): boolean =>
  Math.max(a.from, b.from) < Math.min(a.to, b.to);

/** How many minutes they take in all; what several of them share counts once. */
export const totalMinutes = (spans: readonly Span[]): number =>
  mergeSpans(spans).reduce((sum, { from, to }) => sum + to - from, 0);

/** How many minutes of `whole` are in one of `parts`. */
export const minutesWithin = (whole: Span, parts: readonly Span[]): number =>
  totalMinutes([whole]) - totalMinutes(gapsIn(whole, parts));
