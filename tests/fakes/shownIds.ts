import type { LocalStore } from '#base/storage/db.ts';
import { directory } from '#camps/store/directory/directory.ts';

/** What a screen could show now, as sorted 'kind:id'; comparable with FakeServer.visible(). */
export async function shownIds(store: LocalStore): Promise<string[]> {
  const answer = await directory(store);
  if (answer.status === 'empty') return [];
  const { camps, seasons, activities, districts, schoolBreaks } = answer.directory;
  return [
    ...camps.map(({ id }) => `camp:${id}`),
    ...seasons.map(({ id }) => `season:${id}`),
    ...activities.map((id) => `activity:${id}`),
    ...districts.map(({ id }) => `district:${id}`),
    ...schoolBreaks.map(({ id }) => `break:${id}`),
  ].toSorted();
}
