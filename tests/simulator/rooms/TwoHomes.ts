// Two parents with a plan and a phone each, and the room between them. Each has notes, money and a child of its own.
import type { HomeId } from '#family/rules/plan/custodyRows.ts';
import {
  emptyPlan,
  type PlanCommand,
  type PlanState,
  type RoomRow,
} from '#family/rules/plan/planRows.ts';
import { emptyProfile } from '#family/rules/profile.ts';
import { withCommands } from '#planner/rules/commands/withCommands.ts';
import { putEntry, removeEntry } from '#planner/rules/commands/entryCommands.ts';
import { answerSwap, proposeSwap } from '#planner/rules/custody/custodyCommands.ts';
import { projectHomes } from '#planner/rules/custody/homesRoom.ts';
import { joinEntries } from '#planner/rules/custody/joinEntries.ts';
import { joinHomes } from '#planner/rules/custody/joinHomes.ts';
import { keepHomesInStep } from '#planner/store/rooms/keepHomesInStep.ts';
import { aChild, maya } from '#tests/fixtures/aPlan.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { twoHomes } from '#tests/fixtures/plan/twoHomes.ts';
import { type Seeded, seeded } from '#tests/fixtures/seeded.ts';
import { ModelRoom } from './ModelRoom.ts';
import { RoomPhone } from './RoomPhone.ts';

const NAMES = ['Robin', 'Alex', 'Sam', 'Dana', ''];
const DAYS = ['2025-10-06', '2025-10-07', '2025-10-08', '2025-10-09'];
const TODAY = '2025-10-01';
/** In every text that must stay on one phone. */
export const OWN = 'own words';
const directory = {
  camps: [],
  activities: [],
  seasons: [],
  schoolBreaks: [],
  districts: [],
};

export type ModelParent = {
  home: HomeId;
  /** The child that both have, and the one that lives here alone. */
  childId: string;
  otherId: string;
  phone: RoomPhone;
  row: RoomRow;
  plan: PlanState;
};

/** What was typed: by row and field, the last value of each home. */
type Typed = Map<string, Partial<Record<HomeId, unknown>>>;

export class TwoHomes {
  readonly random: Seeded;
  now = 1.79e12;
  readonly room: ModelRoom;
  readonly alex: ModelParent;
  readonly robin: ModelParent;
  readonly shared: Typed = new Map();
  readonly own: Typed = new Map();
  readonly removed = new Set<string>();
  edits = 0;
  answers = 0;

  constructor(seed: number) {
    this.random = seeded(seed);
    const now = () => this.now;
    this.room = new ModelRoom('homes', true, now);
    this.alex = this.#parent('a', 'maya', new RoomPhone(this.room, '00000001', now));
    this.robin = this.#parent('b', 'mia', new RoomPhone(this.room, '80000001', now));
    for (const { phone } of [this.alex, this.robin]) {
      phone.skewMs = (this.random.below(3) - 1) * this.random.below(3_600_000);
    }
    this.alex.plan = { ...twoHomes(), entries: this.alex.plan.entries };
    for (const parent of [this.alex, this.robin]) {
      this.#put(parent, `first of ${parent.home}`, parent.childId, DAYS.slice(0, 2));
      this.#put(parent, `private of ${parent.home}`, parent.otherId, DAYS);
    }
  }

  #parent(home: HomeId, childId: string, phone: RoomPhone): ModelParent {
    const row = {
      id: 'homes',
      label: '',
      secret: 's'.repeat(22),
      ownSecret: home === 'a' ? 'o'.repeat(22) : '',
      canWrite: true,
      choice: {},
      until: null,
      madeAt: 0,
      children: { maya: childId },
    };
    return { home, childId, otherId: `${OWN} ${home}`, phone, row, plan: emptyPlan() };
  }

  #put(parent: ModelParent, id: string, childId: string, days: readonly string[]): void {
    const note = `${OWN} of ${id}`;
    this.#change(parent, [putEntry(aPlanEntry({ id, childId, days: [...days], note }))]);
    this.own.set(`${id} note`, { ...this.own.get(`${id} note`), [parent.home]: note });
  }

  #change(parent: ModelParent, commands: readonly PlanCommand[]): void {
    this.edits += 1;
    parent.plan = withCommands(parent.plan, commands);
  }

  #set(parent: ModelParent, id: string, field: string, value: unknown, typed: Typed): void {
    this.#change(parent, [{ kind: 'plan', id, set: { [field]: value } }]);
    typed.set(`${id} ${field}`, { ...typed.get(`${id} ${field}`), [parent.home]: value });
  }

  /** Robin has opened the link: both had planned the same camp. */
  async join(): Promise<void> {
    const { alex, robin } = this;
    const records = robin.phone.open().records;
    const chosen = robin.row.children ?? {};
    const both = joinEntries(robin.plan, records, chosen, this.now);
    const offer = { secret: robin.row.secret, sender: '', home: alex.home, children: [] };
    const given = { chosen, at: 0, today: TODAY };
    const children = [{ id: 'mia' }, { id: robin.otherId }];
    this.#change(robin, [...joinHomes(robin.plan, children, offer, given), ...both.commands]);
    robin.phone.write(both.told);
    await this.#step(robin);
    const note = `${OWN} of first of b`;
    this.own.set('first of a note', { ...this.own.get('first of a note'), b: note });
    this.own.delete('first of b note');
  }

  /** One parent changes something. */
  edit(parent: ModelParent): void {
    const { random } = this;
    const { childId, otherId, plan, home } = parent;
    const entries = plan.entries.filter((one) => one.childId === childId);
    const what = random.below(12);
    if (what === 0) this.#put(parent, `e${this.edits}`, random.pick([childId, otherId]), DAYS);
    else if (what < 3) return this.#swap(parent);
    if (entries.length === 0) return;
    const { id } = random.pick(entries);
    if (what === 3) {
      this.#change(parent, [removeEntry(id)]);
      this.removed.add(id);
    } else if (what === 4) {
      this.#set(parent, id, 'days', DAYS.slice(random.below(3)), this.shared);
    } else if (what < 9) {
      const field = random.pick(['dropOffBy', 'pickUpBy']);
      this.#set(parent, id, field, random.pick(NAMES), this.shared);
    } else {
      this.#set(parent, id, 'note', `${OWN} ${home} ${this.edits}`, this.own);
      this.#set(parent, id, 'cents', 4_711_000 + this.edits, this.own);
    }
  }

  #swap(parent: ModelParent): void {
    const { random } = this;
    const { plan, home } = parent;
    const open = plan.custodyChanges.find(({ askedBy, answer }) => askedBy !== home && !answer);
    if (open) {
      const answer = random.pick(['yes', 'no'] as const);
      this.#change(parent, [answerSwap(plan, open.id, answer, TODAY)]);
      this.shared.set(`${open.id} answer`, { [home]: answer });
      this.answers += 1;
      return;
    }
    const day = random.pick(DAYS);
    const id = `swap ${home} ${this.edits}`;
    const nights = [{ from: day, to: day, home }];
    const swap = { id, childId: parent.childId, nights, madeOn: TODAY, askedBy: home };
    this.#change(parent, proposeSwap(plan, swap));
  }

  async pass(parent: ModelParent, random: Seeded | null): Promise<void> {
    if ((await parent.phone.pass(random)) !== 'done') return;
    await this.#step(parent);
    await parent.phone.pass(random);
  }

  async #step(parent: ModelParent): Promise<void> {
    const { phone, row } = parent;
    await keepHomesInStep(
      row.children ?? {},
      row,
      {
        open: async () => phone.open(),
        write: async (records, more) => {
          phone.write(records, more);
          return phone.open();
        },
      },
      {
        planner: {
          takeOver: async (commands) => {
            parent.plan = withCommands(parent.plan, commands);
          },
        },
        clock: { now: () => this.now + phone.skewMs, after: () => () => undefined },
        readPlan: async () => ({
          state: parent.plan,
          profile: { ...emptyProfile(), children: [maya, aChild({ id: 'mia', firstName: 'Mia' })] },
          directory,
          today: TODAY,
        }),
      },
    );
  }

  /** What a plan has of the shared rows, as the room has them. */
  picture({ plan, row }: ModelParent): string[] {
    const given = { children: row.children ?? {}, since: 0, changedAt: 0 };
    return projectHomes(plan, given)
      .map((record) => JSON.stringify(record))
      .toSorted();
  }
}
