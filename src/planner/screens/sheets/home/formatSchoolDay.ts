import { homeCopy } from '#planner/words/home.ts';
import type { SchoolDay } from '#planner/rules/coverage/schoolDay.ts';

const { says, notConfirmed } = homeCopy.school;

/** Names the source of a day and its published name. */
export function formatSchoolDay({ kind, source, name, isConfirmed }: SchoolDay): string {
  if (source === null) {
    return kind === 'weekend' ? says.weekend : kind === 'unknown' ? says.nobody : says.plain;
  }
  const words = says[source](name ?? '');
  return isConfirmed ? words : `${words} ${notConfirmed}`;
}
