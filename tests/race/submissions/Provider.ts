import type { LiveOutbox } from '#providers/store/outbox/createOutbox.ts';
import type { Logo } from '#providers/store/outbox/outbox.ts';
import { aSubmission, formFacts } from '#tests/fixtures/aSubmission.ts';
import type { Seeded } from '#tests/fixtures/seeded.ts';
import { pngHead } from '#tests/fixtures/pngHead.ts';
import type { Phone } from './Phone.ts';
import { sha256 } from './sha256.ts';

/** What a listing must say in the end; null when its provider has taken it back. */
export type Wanted = { theme: string; logo: string | null } | null;
type Change = { id: string; before: Wanted | undefined; after: Wanted };

/** A person with a phone, who believes what it says: saved is saved. */
export class Provider {
  readonly wanted = new Map<string, Wanted>();
  readonly name: string;
  /** What the phone made of a listing, though it must not. */
  readonly complaints: string[] = [];
  readonly #phone: Phone;
  readonly #random: Seeded;
  #words = 0;

  constructor(name: string, phone: Phone, random: Seeded) {
    this.name = name;
    this.#phone = phone;
    this.#random = random;
  }

  async lists(tab: number): Promise<void> {
    const fields = this.#fields();
    const logo = this.#random.chance(0.8) ? this.#logo() : null;
    await this.#do(tab, (outbox) => outbox.submit(fields, logo, formFacts));
    // Also one the phone has saved without being able to say so.
    for (const { id, fields: saved } of await this.#phone.entries()) {
      if (saved.theme !== fields.theme) continue;
      this.wanted.set(id, { theme: fields.theme, logo: logo && sha256(logo.bytes) });
    }
  }

  async edits(tab: number, id = this.#oneOf()): Promise<void> {
    const before = id === null ? null : this.wanted.get(id);
    if (id === null || !before) return;
    const fields = this.#fields();
    const kind = this.#random.pick(['same', 'same', 'new', 'new', 'none']);
    const file = kind === 'new' ? this.#logo() : null;
    const given = kind === 'same' ? kind : file;
    const hash = kind === 'same' ? before.logo : file && sha256(file.bytes);
    const after = { theme: fields.theme, logo: hash };
    const isTold = await this.#do(tab, (outbox) => outbox.edit(id, fields, given));
    await this.#believe({ id, before, after }, isTold);
  }

  async discards(tab: number, id = this.#oneOf()): Promise<void> {
    if (id === null) return;
    const before = this.wanted.get(id);
    const isTold = await this.#do(tab, (outbox) => outbox.discard(id));
    await this.#believe({ id, before, after: null }, isTold);
  }

  /** Says something, and something else while that is being sent. */
  async changesMind(tab: number): Promise<void> {
    const known = this.#oneOf();
    const isNew = known === null || this.#random.chance(0.5);
    await (isNew ? this.lists(tab) : this.edits(tab, known));
    const id = isNew ? [...this.wanted.keys()].at(-1) : known;
    if (id === undefined) return;
    const sent = this.#phone.isQuiet();
    for (let requests = this.#random.below(4); requests >= 0; requests -= 1) {
      await this.#phone.isInTheMiddle(sent);
    }
    await (this.#random.chance(0.8) ? this.edits(tab, id) : this.discards(tab, id));
  }

  async retries(tab: number): Promise<void> {
    const id = this.#oneOf();
    if (id !== null) await this.#do(tab, (outbox) => outbox.retry(id));
  }

  async looks(tab: number): Promise<void> {
    await this.#do(tab, (outbox) => outbox.refresh());
  }

  async tidies(tab: number): Promise<void> {
    const id = this.#oneOf();
    if (id === null || this.wanted.get(id) !== null) return;
    await this.#do(tab, (outbox) => outbox.remove(id));
  }

  #oneOf(): string | null {
    return this.wanted.size === 0 ? null : this.#random.pick([...this.wanted.keys()]);
  }

  /** True when the phone said that it is saved. A phone that failed or died is started again. */
  async #do(number: number, work: (outbox: LiveOutbox) => Promise<unknown>): Promise<boolean> {
    return this.#phone.tab(number).does(work);
  }

  /** What was not told may have been saved all the same: then the person sees it. */
  async #believe({ id, before, after }: Change, isTold: boolean): Promise<void> {
    const seen = isTold ? after : await this.#seen(id);
    const isOne = [before, after].some((one) => one === seen || one?.theme === seen?.theme);
    if (!isOne) this.complaints.push(`${id} says ${seen?.theme} after a change that was not told`);
    this.wanted.set(id, seen?.theme === before?.theme ? (before ?? null) : after);
  }

  async #seen(id: string): Promise<{ theme: string } | null> {
    const entry = (await this.#phone.entries()).find((one) => one.id === id);
    return entry && !entry.isWithdrawn ? entry.fields : null;
  }

  #fields() {
    this.#words += 1;
    return aSubmission({ providerName: this.name, theme: `Words ${this.#words}` });
  }

  #logo(): Logo {
    const random = this.#random;
    const bytes = new Uint8Array(random.chance(0.02) ? 1_000_000 : 100 + random.below(12_000));
    for (let at = 0; at < bytes.length; at += 97) bytes[at] = random.below(256);
    bytes.set(pngHead);
    bytes.set([random.below(256), random.below(256), random.below(256)], pngHead.length);
    return { name: 'chosen.png', type: 'image/png', bytes: bytes.buffer };
  }
}
