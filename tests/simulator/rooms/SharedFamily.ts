// A family that shares one plan by two links, from two phones of its own, and the people who open them.
import { type FamilyRecord, recordKey, REMOVED } from '#family/rules/familyRecord.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { toFamilyRecord } from '#family/rules/plan/planRecord.ts';
import { emptyPlan, type PlanState } from '#family/rules/plan/planRows.ts';
import { withCommands } from '#planner/rules/commands/withCommands.ts';
import { type GuestWord, guestWords } from '#planner/rules/room/guestWords.ts';
import {
  publishedChanges,
  type RoomTurn,
  takeOverGuests,
} from '#planner/rules/room/publishRoom.ts';
import { isRoomHomeId, sharedEditRecords } from '#planner/rules/room/sharedEdit.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { type Seeded, seeded } from '#tests/fixtures/seeded.ts';
import { ModelRoom } from './ModelRoom.ts';
import { RoomPhone } from './RoomPhone.ts';

export const DAYS = ['2025-10-06', '2025-10-07', '2025-10-08'];
const NAMES = ['Robin', 'Rosa', 'Sam', 'Dana', ''];
const ENTRIES = ['e0', 'e1'];

/** Each phone of the family has a room of its own for each link. `published`: by the index of the room's phone. */
export class SharedFamily {
  readonly random: Seeded;
  now = 1.79e12;
  plan: PlanState = emptyPlan();
  readonly reading: ModelRoom;
  readonly writing: ModelRoom;
  readonly makers: readonly RoomPhone[];
  readonly guests: readonly RoomPhone[];
  edits = 0;
  /** Changes of the plan that guests have made. */
  taken = 0;
  /** By day, what was written and nobody replaced who had read it. */
  readonly notes = new Map<string, Set<string>>();
  readonly complaints: string[] = [];

  constructor(seed: number) {
    this.random = seeded(seed);
    const now = () => this.now;
    this.reading = new ModelRoom('reading', false, now);
    this.writing = new ModelRoom('writing', true, now);
    const on = (model: ModelRoom, device: string) => new RoomPhone(model, device, now);
    this.makers = ['00000001', '00000002'].flatMap((device) => [
      on(this.reading, device),
      on(this.writing, device),
    ]);
    this.guests = [
      on(this.reading, '80000001'),
      on(this.writing, '90000001'),
      on(this.writing, 'a0000001'),
    ];
    for (const phone of this.guests) {
      phone.skewMs = (this.random.below(3) - 1) * this.random.below(3_600_000);
    }
    for (const id of ENTRIES) this.#put(id, DAYS);
  }

  #put(id: string, days: readonly string[]): void {
    const row = aPlanEntry({ id, days: [...days], pickUpBy: this.random.pick(NAMES) });
    this.plan = withCommands(this.plan, [{ kind: 'plan', id, row }]);
  }

  /** Rows of a room, a day of an entry each: as projectPlan, whose rules have tests of their own. */
  projected(): FamilyRecord[] {
    const { entries, home } = this.plan;
    return [
      ...entries.flatMap((entry) => entry.days.map((day) => this.#dayRow(entry, day))),
      ...home.map((row) => {
        const id = isRoomHomeId(row.id, row.day) ? row.id : `p ${row.id}`;
        return toFamilyRecord({ kind: 'home', id, row: { ...row, id } }, this.now);
      }),
    ];
  }

  #dayRow(entry: PlanEntry, day: string): FamilyRecord {
    const { dropOffBy, pickUpBy } = entry;
    const id = `p ${entry.id} ${day}`;
    const shared = { id, days: [day], wantId: `p ${entry.id}` };
    // Initials, as where first names stay at home.
    const named = { dropOffBy: dropOffBy.slice(0, 1), pickUpBy: pickUpBy.slice(0, 1) };
    return toFamilyRecord({ kind: 'plan', id, row: { ...entry, ...shared, ...named } }, this.now);
  }

  /** Somebody of the family changes the plan. */
  editPlan(): void {
    const { random } = this;
    this.edits += 1;
    const id = random.pick(ENTRIES);
    const entry = this.plan.entries.find((one) => one.id === id);
    const what = random.below(6);
    if (!entry) this.#put(id, DAYS);
    else if (what < 3) {
      const field = random.pick(['dropOffBy', 'pickUpBy']);
      const set = { [field]: random.pick(NAMES) };
      this.plan = withCommands(this.plan, [{ kind: 'plan', id, set }]);
    } else if (what === 3) this.#put(id, DAYS.slice(random.below(3)));
    else if (what === 4) this.plan = withCommands(this.plan, [{ kind: 'plan', id, row: null }]);
    else {
      const [row] = this.plan.home;
      if (row) this.plan = withCommands(this.plan, [{ kind: 'home', id: row.id, row: null }]);
    }
  }

  /** Somebody with the link that may write says something of a day. */
  editAsGuest(phone: RoomPhone): void {
    const { random } = this;
    const view = phone.open();
    if (!view.mayWrite) return;
    this.edits += 1;
    const day = random.pick(DAYS);
    const rows = view.records.filter(({ kind }) => kind === 'plan');
    const what = random.below(5);
    const edit = { day, drives: [], home: [] };
    const write = (more: Partial<Parameters<typeof sharedEditRecords>[0]>) =>
      phone.write(sharedEditRecords({ ...edit, ...more }, this.now + phone.skewMs));
    if (what === 0) {
      const note = `words ${this.edits}`;
      const row = view.records.find(({ kind, id }) => kind === 'note' && id.endsWith(day));
      write({ note });
      const unread = [...(this.notes.get(day) ?? [])].filter(
        (one) => one !== row?.fields.text?.value,
      );
      this.notes.set(day, new Set([...unread, note]));
    } else if (what === 1) {
      const home = { rowId: null, childId: 'p maya', who: 'Robin', isHome: random.chance(0.7) };
      write({ home: [home] });
    } else if (rows.length > 0) {
      const name = random.pick(NAMES);
      // Of one day, or of all of them.
      const some = random.chance(0.5) ? rows : [random.pick(rows)];
      write({ drives: some.map(({ id }) => ({ rowId: id, pickUpBy: name })) });
    }
  }

  /** As createPublisher.ts: what guests changed goes into the plan, and then the plan into the room. */
  publish(phone: RoomPhone): void {
    const view = phone.open();
    const published = readRows(view.published);
    let turn: RoomTurn = { before: published, untold: [] };
    if (view.news.length > 0) {
      const shared = { childIds: ['maya'], projected: this.projected(), pseudonym };
      const done = takeOverGuests(this.plan, view, published, shared);
      turn = done;
      this.plan = withCommands(this.plan, done.commands);
      this.taken += done.commands.length;
      phone.write([], { taken: [...view.marks] });
    }
    const projected = this.projected();
    const changed = publishedChanges(view, turn, projected, this.now);
    if (changed) phone.write(changed, { published: JSON.stringify(projected) });
    const [untold] = this.untoldDrives(phone, view.news);
    if (untold) this.complaints.push(`the family never hears who drives on ${untold.day}`);
  }

  /** What this phone of the family tells of its guests. */
  words(phone: RoomPhone): GuestWord[] {
    const { ofGuests, published } = phone.open();
    const room = { ofGuests, published: readRows(published), pseudonym };
    return guestWords({ id: 'r', label: 'R' }, room, this.plan.entries, DAYS[0] ?? '');
  }

  /** The days on which guests say another driver than the plan, and the family is not told. */
  untoldDrives(phone: RoomPhone, said: readonly FamilyRecord[]) {
    const names = new Map(said.map(({ id, fields }) => [id, fields.pickUpBy?.value]));
    const words = this.words(phone);
    return this.plan.entries.flatMap(({ id: entryId, days, pickUpBy }) =>
      days.flatMap((day) => {
        const name = names.get(pseudonym(`${entryId} ${day}`)) ?? pickUpBy;
        const isTold = words.some(
          (word) => word.kind === 'drive' && word.entryId === entryId && word.days.includes(day),
        );
        return name === pickUpBy || isTold ? [] : [{ entryId, day }];
      }),
    );
  }

  /** Of a phone of the family, for one of its links. */
  async passAsMaker(phone: RoomPhone, random: Seeded | null): Promise<void> {
    if ((await phone.pass(random)) !== 'done') return;
    this.publish(phone);
    await phone.pass(random);
  }

  /** The values that the family's plan has now and the room of this phone does not, but for what guests wrote. */
  differences(phone: RoomPhone): string[] {
    const { records, ofGuests } = phone.open();
    const guests = new Map(ofGuests.map((one) => [recordKey(one), one.fields]));
    const here = new Map(records.map((one) => [recordKey(one), one.fields]));
    return this.projected().flatMap((row) =>
      Object.entries(row.fields).flatMap(([field, { value }]) => {
        const key = recordKey(row);
        const isSame = field === REMOVED || here.get(key)?.[field]?.value === value;
        return isSame || guests.get(key)?.[field] !== undefined ? [] : [`${key} ${field}`];
      }),
    );
  }
}

/** Its id in a room. */
const pseudonym = (id: string) => `p ${id}`;

function readRows(text: string): FamilyRecord[] {
  const rows: FamilyRecord[] = text === '' ? [] : JSON.parse(text);
  return rows;
}
