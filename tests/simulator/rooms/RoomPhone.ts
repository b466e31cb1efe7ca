import type { FamilyRecord } from '#family/rules/familyRecord.ts';
import { spaceRemote } from '#family/store/space/spaceRemote.ts';
import {
  newRoom,
  type Room,
  type RoomPlace,
  roomStore,
  type RoomView,
  roomView,
  withCells,
  withRecords,
} from '#family/store/space/roomStore.ts';
import { SpaceError } from '#family/store/space/SpaceError.ts';
import { syncPass } from '#family/store/sync/syncPass.ts';
import type { Seeded } from '#tests/fixtures/seeded.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { modelCipher } from '../family/modelCipher.ts';
import type { ModelRoom } from './ModelRoom.ts';

/** One room on one phone, its rows in memory: what createRooms.ts does with it. */
export class RoomPhone {
  room: Room | null = null;
  skewMs = 0;
  readonly model: ModelRoom;
  readonly proof: 'maker' | 'guest';
  readonly device: string;
  readonly #now: () => number;
  readonly #place: RoomPlace = {
    read: async () => this.room,
    change: async (change) => {
      this.room = change(this.room);
      return this.room;
    },
  };

  constructor(model: ModelRoom, device: string, now: () => number) {
    this.model = model;
    this.device = device;
    this.proof = Number.parseInt(device.charAt(0), 16) >= 8 ? 'guest' : 'maker';
    this.#now = now;
  }

  #clock() {
    return { ...fakeClock(), now: () => this.#now() + this.skewMs };
  }

  open(): RoomView {
    this.room ??= newRoom(this.device, '', 0);
    return roomView(this.room);
  }

  write(records: readonly FamilyRecord[], more: Partial<Room> = {}): void {
    const room = this.room ?? newRoom(this.device, '', 0);
    this.room = { ...withRecords(room, records, this.#clock()), ...more };
  }

  merge(rows: Parameters<typeof withCells>[1]): void {
    this.room = withCells(this.room ?? newRoom(this.device, '', 0), rows);
  }

  /** 'gone': it was taken back, and nothing of it stays here. */
  async pass(random: Seeded | null): Promise<'done' | 'gone' | 'failed'> {
    this.open();
    const { model, proof } = this;
    const member = { space: model.keys.space, proof };
    const remote = spaceRemote(model.over(random), member, modelCipher(model.vault, model.keys));
    try {
      await syncPass(roomStore(this.#place, this.#clock()), remote, new AbortController().signal);
      return 'done';
    } catch (error) {
      if (!(error instanceof SpaceError)) throw error;
      if (error.problem !== 'gone') return 'failed';
      this.room = null;
      return 'gone';
    }
  }
}
