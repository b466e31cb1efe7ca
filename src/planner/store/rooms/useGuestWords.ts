// Loads Dexie: never import it in the first part of a page.
import { storedQuery, useStored } from '#base/storage/useStored.ts';
import type { GuestWord } from '#planner/rules/room/guestWords.ts';
import { guestWordsOf } from './guestWordsOf.ts';

const NONE: readonly GuestWord[] = [];

let last = NONE;

/** The same list while it says the same: rooms are written at each pass, every few seconds. */
const query = storedQuery(async (store) => {
  const words = await guestWordsOf(store);
  if (JSON.stringify(words) !== JSON.stringify(last)) last = words;
  return last;
});

/** What people with a link wrote for days that are not over, live; none until storage returns it. */
export const useGuestWords = (): readonly GuestWord[] => useStored(query, NONE) ?? NONE;
