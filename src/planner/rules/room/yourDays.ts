import { personKey } from './sharedWords.ts';
import type { SharedPart, SharedPlan } from './sharedPlan.ts';

/** What one person does on a day: bring a child, fetch it, or look after it. */
export type YourTask = { task: 'bring' | 'fetch' | 'have'; part: SharedPart };
export type YourDay = { day: string; tasks: readonly YourTask[] };

/** The days from `today` (YYYY-MM-DD) on that are somebody's, by name; none for ''. */
export function yourDays({ days }: SharedPlan, you: string, today: string): YourDay[] {
  const key = personKey(you);
  if (key === '') return [];
  const isYou = (name: string) => personKey(name) === key;
  return days.flatMap(({ day, parts }) => {
    if (day < today) return [];
    const tasks = parts.flatMap((part): YourTask[] => [
      ...(hasChild(part) && isYou(part.name) ? [{ task: 'have' as const, part }] : []),
      ...(isYou(part.dropOffBy) ? [{ task: 'bring' as const, part }] : []),
      ...(isYou(part.pickUpBy) ? [{ task: 'fetch' as const, part }] : []),
    ]);
    return tasks.length > 0 ? [{ day, tasks }] : [];
  });
}

const hasChild = ({ kind }: SharedPart) => kind === 'home' || kind === 'care';
