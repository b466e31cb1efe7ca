// Two parents with a plan each, on one phone or two, and the room between them. Each has notes, money and a child of its own.
import type { HomeId } from '#family/rules/plan/custodyRows.ts';
import type { PlanCommand, RoomRow } from '#family/rules/plan/planRows.ts';
import { putEntry, removeEntry } from '#planner/rules/commands/entryCommands.ts';
import { setFamilyPlan } from '#planner/rules/commands/dayCommands.ts';
import { answerSwap, proposeSwap, putCustody } from '#planner/rules/custody/custodyCommands.ts';
import { projectHomes } from '#planner/rules/custody/homesRoom.ts';
import { joinEntries } from '#planner/rules/custody/joinEntries.ts';
import { joinHomes } from '#planner/rules/custody/joinHomes.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { twoHomes } from '#tests/fixtures/plan/twoHomes.ts';
import { type Seeded, seeded } from '#tests/fixtures/seeded.ts';
import { HomePhone, type Removal, type Said, TODAY } from './HomePhone.ts';
import { ModelRoom } from './ModelRoom.ts';

const NAMES = ['Robin', 'Alex', 'Sam', 'Dana', ''];
const DAYS = ['2025-10-06', '2025-10-07', '2025-10-08', '2025-10-09'];
/** In every text that must stay with one parent. */
export const OWN = 'own words';

export type ModelParent = {
  home: HomeId;
  /** The child that both have, and the one that lives here alone. */
  childId: string;
  otherId: string;
  space: ModelRoom | null;
  phones: readonly HomePhone[];
  row: RoomRow;
};

/** What was typed, by row and field. */
type Typed = Map<string, Said[]>;

export class TwoHomes {
  readonly random: Seeded;
  now = 1.79e12;
  readonly room: ModelRoom;
  readonly alex: ModelParent;
  readonly robin: ModelParent;
  readonly shared: Typed = new Map();
  /** Of each home. */
  readonly own: Readonly<Record<HomeId, Typed>> = { a: new Map(), b: new Map() };
  /** When a row was removed, by its id. */
  readonly removed = new Map<string, Removal>();
  edits = 0;
  answers = 0;

  constructor(seed: number) {
    this.random = seeded(seed);
    this.room = new ModelRoom('homes', true, () => this.now);
    this.alex = this.#parent('a', 'maya', ['00000001', '00000002']);
    this.robin = this.#parent('b', 'mia', ['80000003', '80000004']);
    const { households, custody } = twoHomes();
    const [ofAlex] = this.alex.phones;
    ofAlex?.put([
      setFamilyPlan({ ownHome: 'a' }),
      ...households.map((row): PlanCommand => ({ kind: 'household', id: row.id, row })),
      ...custody.map((row) => putCustody(row)),
      { kind: 'room', id: 'homes', row: this.alex.row },
    ]);
    for (const parent of [this.alex, this.robin]) {
      const [phone] = parent.phones;
      if (!phone) continue;
      this.#put(parent, phone, `first of ${parent.home}`, parent.childId, DAYS.slice(0, 2));
      this.#put(parent, phone, `private of ${parent.home}`, parent.otherId, DAYS);
    }
  }

  /** Many have two phones in step. */
  #parent(home: HomeId, childId: string, devices: readonly string[]): ModelParent {
    const { random } = this;
    const now = () => this.now;
    const space = random.chance(0.7) ? new ModelRoom(`family ${home}`, true, now) : null;
    const phones = devices.slice(0, space ? 2 : 1).map((device) => {
      const skewMs = (random.below(3) - 1) * random.below(3_600_000);
      return new HomePhone(this.room, space, device, now, skewMs);
    });
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
    return { home, childId, otherId: `${OWN} ${home}`, space, phones, row };
  }

  #put(
    parent: ModelParent,
    phone: HomePhone,
    id: string,
    childId: string,
    days: readonly string[],
  ): void {
    const note = `${OWN} of ${id}`;
    this.#change(phone, [putEntry(aPlanEntry({ id, childId, days: [...days], note }))]);
    this.#say(phone, id, 'note', note, this.own[parent.home]);
  }

  /** No two at one moment: which is the later one would be anybody's guess. */
  #change(phone: HomePhone, commands: readonly PlanCommand[]): boolean {
    this.edits += 1;
    this.now += 1;
    return phone.put(commands);
  }

  #say(
    phone: HomePhone,
    id: string,
    field: string,
    value: unknown,
    typed: Typed,
    before: unknown = null,
  ): void {
    const said = { value, at: this.now, isUndone: false };
    typed.set(`${id} ${field}`, [...(typed.get(`${id} ${field}`) ?? []), said]);
    phone.said({ id, field, before, said });
  }

  #set(phone: HomePhone, id: string, field: string, value: unknown, typed: Typed): void {
    const before = phone.valueOf(id, field);
    const isChanged = this.#change(phone, [{ kind: 'plan', id, set: { [field]: value } }]);
    if (isChanged) this.#say(phone, id, field, value, typed, before);
  }

  /** Robin has opened the link: both had planned the same camp. */
  async join(): Promise<void> {
    const { alex, robin } = this;
    const [phone] = robin.phones;
    if (!phone) return;
    const { records } = phone.phone.open();
    const chosen = robin.row.children ?? {};
    const both = joinEntries(phone.plan, records, chosen, phone.clock());
    const offer = { secret: robin.row.secret, sender: '', home: alex.home, children: [] };
    const given = { chosen, at: 0, today: TODAY };
    const children = [{ id: 'mia' }, { id: robin.otherId }];
    this.#change(phone, [...joinHomes(phone.plan, children, offer, given), ...both.commands]);
    phone.phone.write(both.told);
    await phone.step(robin.row);
    this.#say(phone, 'first of a', 'note', `${OWN} of first of b`, this.own.b);
    this.own.b.delete('first of b note');
  }

  /** One parent changes something. */
  edit(parent: ModelParent): void {
    const { random } = this;
    const { childId, otherId, home } = parent;
    const phone = random.pick(parent.phones);
    const { custodyChanges, entries: all } = phone.plan;
    const isAsked = custodyChanges.some(({ askedBy, answer }) => askedBy !== home && !answer);
    if (isAsked && random.chance(0.4)) return this.#swap(parent, phone);
    const entries = all.filter((one) => one.childId === childId);
    const what = random.below(13);
    const own = this.own[home];
    const newChild = random.pick([childId, otherId]);
    if (what === 0) this.#put(parent, phone, `e${this.edits}`, newChild, DAYS);
    else if (what < 3) return this.#swap(parent, phone);
    if (entries.length === 0) return;
    const { id } = random.pick(entries);
    if (what === 3) {
      this.#change(phone, [removeEntry(id)]);
      const removal = { at: this.now };
      this.removed.set(id, removal);
      phone.removed(id, removal);
    } else if (what === 4) {
      this.#set(phone, id, 'days', DAYS.slice(random.below(3)), this.shared);
    } else if (what === 5) {
      const span = { from: this.edits, to: 1000 };
      this.#set(phone, id, 'extended', [{ span, cents: 4_711_000 + this.edits }], this.shared);
    } else if (what < 10) {
      const field = random.pick(['dropOffBy', 'pickUpBy']);
      this.#set(phone, id, field, random.pick(NAMES), this.shared);
    } else {
      this.#set(phone, id, 'note', `${OWN} ${home} ${this.edits}`, own);
      this.#set(phone, id, 'cents', 4_711_000 + this.edits, own);
    }
  }

  #swap({ home, childId }: ModelParent, phone: HomePhone): void {
    const { random } = this;
    const { plan } = phone;
    const open = plan.custodyChanges.find(({ askedBy, answer }) => askedBy !== home && !answer);
    if (open) {
      const answer = random.pick(['yes', 'no'] as const);
      this.#change(phone, [answerSwap(plan, open.id, answer, TODAY)]);
      this.#say(phone, open.id, 'answer', answer, this.shared);
      this.answers += 1;
      return;
    }
    const day = random.pick(DAYS);
    const id = `swap ${home} ${this.edits}`;
    const nights = [{ from: day, to: day, home }];
    const swap = { id, childId, nights, madeOn: TODAY, askedBy: home };
    this.#change(phone, proposeSwap(plan, swap));
  }

  /** What a plan has of the shared rows, as the room has them. */
  picture({ row }: ModelParent, { plan }: HomePhone): string[] {
    const given = { children: row.children ?? {}, since: 0, changedAt: 0 };
    return projectHomes(plan, given)
      .map((record) => JSON.stringify(record))
      .toSorted();
  }
}
