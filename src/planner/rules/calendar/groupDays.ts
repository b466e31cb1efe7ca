import type { ImportedDay } from './importedDay.ts';

/** The days of a file that share a name and a meaning: one question for all of them. */
export type NamedDays = Pick<ImportedDay, 'name' | 'dayKind' | 'isTicked'> & {
  /** Names it among the groups of its file. */
  key: string;
  /** Sorted; none is empty. */
  days: readonly ImportedDay[];
};

/** Groups days by name, likely ones first, then those of a known kind, then the others; each part by its first day. */
export function groupDays(days: readonly ImportedDay[]): NamedDays[] {
  const groups = new Map<string, NamedDays & { days: ImportedDay[] }>();
  for (const day of days) {
    const { name, dayKind, isTicked } = day;
    const key = `${dayKind ?? ''} ${isTicked ? 1 : 0} ${name.toLowerCase()}`;
    const group = groups.get(key);
    if (group) group.days.push(day);
    else groups.set(key, { key, name, dayKind, isTicked, days: [day] });
  }
  const rank = ({ isTicked, dayKind }: NamedDays) => (isTicked ? 0 : dayKind === null ? 2 : 1);
  return [...groups.values()].toSorted((a, b) => rank(a) - rank(b));
}

/** Whether these early days await the time at which school lets out. */
export const awaitsBell = ({ dayKind, days }: Pick<NamedDays, 'dayKind' | 'days'>): boolean =>
  dayKind === 'early' && days.some(({ letsOutAt }) => letsOutAt === null);
