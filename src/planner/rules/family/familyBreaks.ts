import type { PlanBreak } from '../coverage/childBreaks.ts';

/** A stretch of days without school of one or more children: where theirs overlap they are one. */
export type FamilyBreak = {
  /** Its first day: names it in addresses. */
  key: string;
  from: string;
  to: string;
  /** Every day that is different for at least one of the children, sorted. */
  days: readonly string[];
  /** The published names, each once; those of the longer stretch first. */
  names: readonly string[];
  /** The common kind for the children who have all of it; 'off' if they differ. */
  kind: PlanBreak['kind'];
  isSummer: boolean;
  isConfirmed: boolean;
};

/** The breaks of all children as one row of stretches, in order. */
export function familyBreaks(ofChildren: readonly (readonly PlanBreak[])[]): FamilyBreak[] {
  const sorted = ofChildren
    .flat()
    .toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));
  const joined: FamilyBreak[] = [];
  for (const one of sorted) {
    const last = joined.at(-1);
    if (last && one.from <= last.to) joined[joined.length - 1] = join(last, one);
    else joined.push({ ...one });
  }
  return joined;
}

function join(one: FamilyBreak, other: PlanBreak): FamilyBreak {
  const isLonger = other.days.length > one.days.length;
  return {
    ...one,
    to: one.to > other.to ? one.to : other.to,
    days: [...new Set([...one.days, ...other.days])].toSorted(),
    names: [...new Set(isLonger ? [...other.names, ...one.names] : [...one.names, ...other.names])],
    kind: one.kind === other.kind ? one.kind : 'off',
    isSummer: one.isSummer || other.isSummer,
    isConfirmed: one.isConfirmed && other.isConfirmed,
  };
}

/** The one of this key; else the one that has its day, because another child's calendar may have begun it earlier. */
export const breakOfKey = (breaks: readonly FamilyBreak[], key: string): FamilyBreak | undefined =>
  breaks.find((one) => one.key === key) ?? breaks.find(({ from, to }) => from <= key && key <= to);

/** The one that runs on a day, else the next one; the last of all when there is none. */
export const breakAt = (breaks: readonly FamilyBreak[], day: string): FamilyBreak | undefined =>
  breaks.find(({ to }) => to >= day) ?? breaks.at(-1);
