// Apart from guestWordsOf.ts, because few families have a link that may change things.
import { madeRoom } from '#family/family.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { RoomRow } from '#family/rules/plan/planRows.ts';
import { atlantaDay } from '#base/day/atlantaDay.ts';
import type { RoomRecord } from '#base/storage/db.ts';
import { type GuestWord, guestWords } from '#planner/rules/room/guestWords.ts';
import { withPseudonyms } from './pseudonyms.ts';
import { readPublished } from './readPublished.ts';

/** Of one link, from the rooms that are `stored` here. `now`: ms since 1970. */
export async function wordsOfRoom(
  row: RoomRow,
  stored: readonly RoomRecord[],
  entries: readonly PlanEntry[],
  now: number,
): Promise<GuestWord[]> {
  const view = await madeRoom(stored, row.secret);
  if (view === null || view.ofGuests.length === 0) return [];
  const published = readPublished(view.published);
  return withPseudonyms(row.ownSecret, (pseudonym) =>
    guestWords(row, { ofGuests: view.ofGuests, published, pseudonym }, entries, atlantaDay(now)),
  );
}
