import type { AtHome } from '#family/rules/plan/planRows.ts';

const MOST = 4;

/** The earlier caregivers at home, latest first, each once; `usual` when none was named yet. */
export function peopleBefore(rows: readonly AtHome[], usual: string): string[] {
  const named = rows
    .filter(({ isHome, who }) => isHome && who !== '')
    .toSorted((a, b) => (a.day < b.day ? 1 : -1))
    .map(({ who }) => who);
  const people = [...new Set(named)].slice(0, MOST);
  return people.length === 0 ? [usual] : people;
}
