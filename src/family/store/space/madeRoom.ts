// A room of the family's own as it is stored: for what screens read of it, which begins nothing.
import type { RoomRecord } from '#base/storage/db.ts';
import { roomAccess } from './roomKeys.ts';
import { parseRoom, roomKey, type RoomView, roomView } from './roomStore.ts';

/** Among the `stored` ones, by the secret of its link; null where this phone has nothing of it yet. */
export async function madeRoom(
  stored: readonly RoomRecord[],
  secret: string,
): Promise<RoomView | null> {
  const access = await roomAccess(secret);
  const key = access && roomKey(access.keys.space, 'made');
  const room = parseRoom(stored.find((record) => record.key === key));
  return room && roomView(room);
}
