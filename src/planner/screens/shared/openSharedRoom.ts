import * as v from 'valibot';
import type { Rooms } from '#family/family.ts';
import { deviceClock } from '#base/device/clock.ts';
import { browserSignals } from '#base/device/tabSignals.ts';
import { readHomesOffer } from '#planner/rules/custody/joinHomes.ts';
import { plainText } from '#base/text/plainText.ts';
import { readSharedPlan } from '#planner/rules/room/sharedPlan.ts';
import {
  createSharedRoom,
  type LiveSharedRoom,
  type SharedRoomView,
} from '#planner/store/rooms/createSharedRoom.ts';
import type { SharedRoomState } from './sharedRoom.ts';

/** The room of a link in a browser's tab; `onState` hears what the page shows, from now on. */
export function openSharedRoom(
  rooms: Rooms,
  secret: string | null,
  onState: (state: SharedRoomState) => void,
): LiveSharedRoom {
  const tools = { rooms, clock: deviceClock, tab: browserSignals, random: Math.random };
  const room = createSharedRoom(tools, secret);
  room.state.subscribe((view) => onState(stateOf(view)));
  return room;
}

const LabelSchema = v.fallback(v.pipe(v.string(), v.maxLength(60)), '');
const UntilSchema = v.fallback(v.nullable(v.pipe(v.string(), v.isoDate())), null);

function stateOf(room: SharedRoomView): SharedRoomState {
  if (room.is !== 'open') return room;
  const { view, isStored } = room;
  const offer = readHomesOffer(view.secret, view.records);
  if (offer) return { is: 'homes', ...offer };
  const { records, syncedAt, mayWrite, waiting, unreadable, you } = view;
  const { label, until } = records.find(({ kind }) => kind === 'profile')?.fields ?? {};
  return {
    is: 'open',
    plan: readSharedPlan(records),
    updatedAt: syncedAt ?? 0,
    isStored,
    canWrite: mayWrite,
    waiting,
    unreadable,
    label: plainText(v.parse(LabelSchema, label?.value)),
    until: v.parse(UntilSchema, until?.value),
    you: you ?? '',
  };
}
