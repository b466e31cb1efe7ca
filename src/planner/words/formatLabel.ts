import { formatList } from '#camps/camps.ts';

/** 'L.', 'Leo': what a circle calls a child; an initial gets its full stop. */
export const formatLabel = (label: string): string =>
  Array.from(label).length === 1 ? `${label}.` : label;

/** A class has two dozen children; a line names these. */
const MOST_NAMED = 3;

/** 'L. goes, too.': friends of a circle who go to the same camp at the same time. */
export function friendsGo(labels: readonly string[]): string {
  const named = labels.slice(0, MOST_NAMED).map(formatLabel);
  const more = labels.length - named.length;
  const all = more > 0 ? [...named, `${more} more`] : named;
  return `${formatList(all)} ${labels.length === 1 ? 'goes' : 'go'}, too.`;
}
