// One phone of a parent: its plan with the times of its rows, in step with the family's other phone, and the room.
import { type FamilyRecord, isDeleted, recordKey, REMOVED } from '#family/rules/familyRecord.ts';
import {
  isPlanKind,
  readPlanRow,
  toFamilyRecord,
  toPlanRow,
} from '#family/rules/plan/planRecord.ts';
import type { PlanCommand, PlanState, RoomRow } from '#family/rules/plan/planRows.ts';
import { emptyProfile } from '#family/rules/profile.ts';
import { withRows } from '#family/rules/sync/replica.ts';
import { stampPlan } from '#family/rules/sync/stampPlan.ts';
import { SpaceError } from '#family/store/space/SpaceError.ts';
import { spaceRemote } from '#family/store/space/spaceRemote.ts';
import { syncPass } from '#family/store/sync/syncPass.ts';
import { buildPlanState } from '#planner/rules/buildPlanState.ts';
import { changeRow } from '#planner/rules/commands/changeRow.ts';
import { type HomesTools, keepHomesInStep } from '#planner/store/rooms/keepHomesInStep.ts';
import { aChild, maya } from '#tests/fixtures/aPlan.ts';
import type { Seeded } from '#tests/fixtures/seeded.ts';
import { ModelPhone } from '../family/ModelPhone.ts';
import { modelCipher } from '../family/modelCipher.ts';
import type { ModelRoom } from './ModelRoom.ts';
import { RoomPhone } from './RoomPhone.ts';

export const TODAY = '2025-10-01';
const directory = { camps: [], activities: [], seasons: [], schoolBreaks: [], districts: [] };

/** What somebody typed. `at`: when, as far as a phone knows it: a row knows the time of its last change only. */
export type Said = { value: unknown; at: number; isUndone: boolean };

/** When a row was removed, as `Said.at`. */
export type Removal = { at: number };

/** `before`: the value that it has replaced. */
type Unrecorded = { id: string; field: string; before: unknown; said: Said };

export class HomePhone {
  readonly phone: RoomPhone;
  /** The space of the family; null for a phone without sync. */
  readonly space: ModelRoom | null;
  readonly #tables: ModelPhone;
  readonly #now: () => number;
  /** What no pass has taken up, by its row. */
  #unrecorded: Unrecorded[] = [];
  #removals: { id: string; removal: Removal }[] = [];
  /** The plan as it was read last. */
  #read: { here: ModelPhone['here']; plan: PlanState } | null = null;

  constructor(
    room: ModelRoom,
    space: ModelRoom | null,
    device: string,
    now: () => number,
    skewMs: number,
  ) {
    this.phone = new RoomPhone(room, device, now);
    this.phone.skewMs = skewMs;
    this.space = space;
    this.#now = now;
    const keys = { space: 'family', no: 1, key: '', old: [] };
    this.#tables = new ModelPhone(`f${device.slice(1)}`, keys, () => this.clock());
  }

  clock(): number {
    return this.#now() + this.phone.skewMs;
  }

  #records(): FamilyRecord[] {
    return [...this.#tables.here.values()].filter(({ kind }) => isPlanKind(kind));
  }

  get plan(): PlanState {
    const { here } = this.#tables;
    if (this.#read?.here === here) return this.#read.plan;
    const plan = buildPlanState(this.#records().flatMap((record) => toPlanRow(record) ?? []));
    this.#read = { here, plan };
    return plan;
  }

  /** As createPlanner.ts writes a step; false where nothing changes. */
  put(commands: readonly PlanCommand[]): boolean {
    let isChanged = false;
    for (const command of commands) {
      const known = this.#tables.here.get(recordKey(command));
      const { kind, id } = command;
      const read = known && !isDeleted(known) ? toPlanRow(known) : null;
      const changed = changeRow(read ?? { kind, id, row: null }, command);
      if (changed === null) continue;
      isChanged = true;
      const times = Object.values(known?.fields ?? {}).map(({ changedAt }) => changedAt + 1);
      this.#tables.show(toFamilyRecord(changed.after, Math.max(this.clock(), ...times)));
    }
    return isChanged;
  }

  /** Somebody has removed that row. */
  removed(id: string, removal: Removal): void {
    this.#removals.push({ id, removal });
  }

  /** What was typed or removed gets the time that its row has, by the server's clock: at the latest that of this pass. */
  #record(): void {
    const { here } = this.#tables;
    for (const { id, removal } of this.#removals) {
      const gone = here.get(`plan:${id}`)?.fields[REMOVED];
      if (gone?.value === true)
        removal.at = Math.min(gone.changedAt, this.clock()) - this.phone.skewMs;
    }
    this.#removals = [];
    for (const { id, said } of this.#unrecorded) {
      const row = here.get(`plan:${id}`) ?? here.get(`custody_change:${id}`);
      if (!row || isDeleted(row)) continue;
      const times = Object.values(row.fields).map(({ changedAt }) => changedAt);
      said.at = Math.min(Math.max(...times), this.clock()) - this.phone.skewMs;
    }
    this.#unrecorded = [];
  }

  /** Somebody has typed it into that row. */
  said({ id, field, before, said }: Unrecorded): void {
    const ofRow = this.#unrecorded.filter((earlier) => earlier.id === id);
    const ofField = ofRow.filter((earlier) => earlier.field === field);
    this.#unrecorded.push({ id, field, before, said });
    // Nobody can tell that a value was another one meanwhile.
    const isAsBefore = JSON.stringify(ofField[0]?.before) === JSON.stringify(said.value);
    for (const one of ofField) one.said.isUndone = true;
    said.isUndone = ofField.length > 0 && isAsBefore;
  }

  async syncFamily(random: Seeded | null): Promise<void> {
    const [tables, { space }] = [this.#tables, this];
    if (!space) return;
    const { vault, keys } = space;
    const remote = spaceRemote(
      space.over(random),
      { space: keys.space, proof: 'maker' },
      modelCipher(vault, keys),
    );
    try {
      const { cursor, toSend, sent } = tables;
      const take: typeof tables.take = (changes) => {
        this.#record();
        return tables.take(changes);
      };
      const store = { cursor, toSend, sent, take, refused: tables.refused.bind(tables) };
      await syncPass(store, remote, new AbortController().signal);
    } catch (error) {
      if (!(error instanceof SpaceError)) throw error;
    }
  }

  /** As createPublisher.ts. */
  async pass(random: Seeded | null): Promise<void> {
    const row = this.plan.rooms.find(({ children }) => children !== null);
    if (!row) return;
    if (this.phone.open().published !== '') await this.step(row);
    if ((await this.phone.pass(random)) !== 'done') return;
    await this.step(row);
    await this.phone.pass(random);
  }

  async step(row: RoomRow): Promise<void> {
    const { phone } = this;
    const room = {
      open: async () => phone.open(),
      write: async (...given: Parameters<typeof phone.write>) => {
        phone.write(...given);
        return phone.open();
      },
      merge: async (...given: Parameters<typeof phone.merge>) => {
        phone.merge(...given);
        return phone.open();
      },
    };
    const tools: HomesTools = {
      planner: { takeOver: async (commands) => void this.put(commands) },
      clock: { now: () => this.clock(), after: () => () => undefined },
      readPlan: async () => ({
        profile: { ...emptyProfile(), children: [maya, aChild({ id: 'mia', firstName: 'Mia' })] },
        directory,
        today: TODAY,
      }),
      readStamped: async (at, taken) => this.#stamped(at, taken),
    };
    await keepHomesInStep(row.children ?? {}, row, room, tools);
  }

  /** As readStampedPlan.ts. */
  #stamped(...[at, taken]: Parameters<HomesTools['readStamped']>) {
    this.#record();
    const tables = this.#tables;
    const { device, aheadMs } = this.space ? { device: tables.device, ...tables.position } : at;
    const atServer = (ms: number) => Math.min(ms, this.clock()) - aheadMs;
    const records = this.#records();
    const replica = this.space ? tables.replica : null;
    const { changed, ...stamps } = stampPlan(replica, records, taken, { device, atServer });
    tables.replica = withRows(tables.replica, changed);
    return { ...stamps, records };
  }

  valueOf(id: string, field: string): unknown {
    const { entries, custodyChanges } = this.plan;
    const row = [...entries, ...custodyChanges].find((one) => one.id === id);
    return row && Reflect.get(row, field);
  }

  /** Everything in the plan, private fields too. */
  picture(): string {
    const rows = this.#records().flatMap((record) => {
      const row = toPlanRow(record)?.row;
      return row ? [JSON.stringify(readPlanRow(record.kind, row))] : [];
    });
    return rows.toSorted().join('\n');
  }
}
