import { attempt } from '../device/attempt.ts';
import { OPEN_DAYS_KEY, PROFILE_KEY } from './storageKeys.ts';

/** localStorage; throws where the browser refuses it. */
type Texts = () => Pick<Storage, 'getItem' | 'setItem'>;

/** A child, in the profile's text: the profile's own code would weigh on every page. */
const HAS_CHILD = /"children":\[\{/;

/** Whether there are days to count: a child, or an earlier count that may be none any more. */
export const hasOpenDays = (localStorage: Texts): boolean =>
  textOf(localStorage, OPEN_DAYS_KEY) !== '' || hasChild(localStorage);

/** Saves how many children need something, by day (YYYY-MM-DD), as openDays.ts reads it: without a name or a camp. */
export function saveOpenDays(localStorage: Texts, days: Readonly<Record<string, number>>): void {
  const text = Object.entries(days).map(([day, count]) => `${day} ${count}`);
  // Without a child the device may just have been erased: what is in memory must not be written again.
  const next = hasChild(localStorage) ? text.join() : '';
  if (next === textOf(localStorage, OPEN_DAYS_KEY)) return;
  attempt(() => localStorage().setItem(OPEN_DAYS_KEY, next));
}

const hasChild = (localStorage: Texts) => HAS_CHILD.test(textOf(localStorage, PROFILE_KEY));
const textOf = (localStorage: Texts, key: string): string =>
  attempt(() => localStorage().getItem(key)) ?? '';
