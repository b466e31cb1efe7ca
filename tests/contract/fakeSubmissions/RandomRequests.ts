import { newId, newSecret } from '#base/crypto/identity.ts';
import type { StoredEntry } from '#providers/store/outbox/storedEntry.ts';
import { putArguments } from '#providers/store/outbox/submissionRow.ts';
import type { FakeSubmissions } from '#tests/fakes/FakeSubmissions.ts';
import { anEntry } from '#tests/fixtures/anEntry.ts';
import { aSubmission } from '#tests/fixtures/aSubmission.ts';
import type { Seeded } from '#tests/fixtures/seeded.ts';
import { pngHead } from '#tests/fixtures/pngHead.ts';
import type { BothServers, Put } from './BothServers.ts';

const LOGO_BYTES = 40;
/** One byte more than the bucket takes. */
const TOO_MANY_BYTES = 5 * 1024 * 1024 + 1;

/** Providers and a reviewer who do anything at any time. After each step the submission's status is asked. */
export class RandomRequests {
  readonly #random: Seeded;
  readonly #both: BothServers;
  readonly #fake: FakeSubmissions;
  /** Also what was refused. */
  readonly #sent: Put[] = [];
  /** The number of its next logo: names are in use for ever. */
  #logo: number;

  constructor(random: Seeded, both: BothServers, fake: FakeSubmissions) {
    this.#random = random;
    this.#both = both;
    this.#fake = fake;
    this.#logo = 1_760_000_000_000 + random.below(1_000_000_000);
  }

  async play(steps: number): Promise<void> {
    await this.#both.renewTurns();
    await this.#lists();
    const choices = [
      this.#lists,
      this.#lists,
      this.#edits,
      this.#edits,
      this.#conflicts,
      this.#withdraws,
      this.#repeats,
      this.#repeats,
      this.#hasAnotherSecret,
      this.#uploads,
      this.#uploads,
      this.#uploads,
      this.#opens,
      this.#decides,
      this.#decides,
      this.#waits,
    ];
    for (let left = steps; left > 0 && this.#both.isAlike; left -= 1)
      await this.#random.pick(choices)();
  }

  #lists = (): Promise<void> => {
    const facts = { trap: this.#random.pick(['', 'robot']), fillSeconds: this.#random.below(99) };
    return this.#put({ ...this.#another(), facts });
  };

  /** A revision that never arrived is left out. */
  #edits = (): Promise<void> => {
    const { id, secret } = this.#any();
    return this.#put({ id, secret, revision: this.#revisionOf(id) + this.#random.pick([1, 1, 2]) });
  };

  #conflicts = (): Promise<void> => {
    const { id, secret, revision } = this.#any();
    return this.#put({ id, secret, revision: Math.max(1, revision - this.#random.below(2)) });
  };

  #withdraws = (): Promise<void> => {
    const { id, secret } = this.#random.chance(0.8) ? this.#any() : this.#another();
    return this.#put({ id, secret, revision: this.#revisionOf(id) + 1, isWithdrawn: true });
  };

  /** How long the form took is no part of a revision, and no word of a withdrawal is. */
  #repeats = (): Promise<void> => {
    const { fields, ...sent } = this.#any();
    const facts = sent.revision === 1 ? { fill_seconds: this.#random.below(99) } : {};
    const theme = fields.withdrawn ? { camp_theme: 'Music' } : {};
    return this.#send({ ...sent, fields: { ...fields, ...facts, ...theme } });
  };

  #hasAnotherSecret = async (): Promise<void> => {
    const { id, secret } = this.#another();
    const sent = this.#any();
    await this.#both.put({ ...sent, secret });
    await this.#both.status(sent.id, secret);
    await this.#both.status(id, sent.secret);
  };

  #uploads = async (): Promise<void> => {
    const { id, secret, fields } = this.#any();
    const { status, fields: stored } = this.#fake.rows.get(id) ?? {};
    const named = this.#random.chance(0.8) ? stored?.['logo_path'] : fields.logo_path;
    const name = typeof named === 'string' ? named : this.#newLogo();
    const of = stored?.['logo_path'] === name && status ? status : 'nobody';
    const wrong = of === 'pending' && this.#logo % 2 === 0 ? LOGO_BYTES + 1 : TOO_MANY_BYTES;
    const size = this.#random.chance(0.2) ? wrong : LOGO_BYTES;
    await this.#both.upload({ name, type: 'image/png', bytes: aPng(size) }, of);
    await this.#both.status(id, secret);
  };

  #opens = async (): Promise<void> => {
    const { id, secret } = this.#any();
    await this.#both.open(id, this.#revisionOf(id));
    await this.#both.status(id, secret);
  };

  #decides = async (): Promise<void> => {
    const { id, secret } = this.#any();
    const status = this.#random.pick(['approved', 'changes_requested', 'rejected'] as const);
    const note = status === 'approved' ? this.#random.pick([null, 'Welcome']) : 'Which door?';
    await this.#both.review(id, this.#revisionOf(id), { status, note });
    await this.#both.status(id, secret);
  };

  /** An hour, when there are no turns. */
  #waits = async (): Promise<void> => {
    if (this.#fake.turns === 0) await this.#both.renewTurns();
  };

  #any = (): Put => this.#random.pick(this.#sent);

  #another() {
    const bytes = (length: number) => Uint8Array.from({ length }, () => this.#random.below(256));
    return { id: newId(bytes), secret: newSecret(bytes) };
  }

  #revisionOf = (id: string): number => this.#fake.rows.get(id)?.revision ?? 0;

  #newLogo(): string {
    this.#logo += 1;
    return `${this.#logo}-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.png`;
  }

  /** Now and then with a name that is too short or too long, or with a logo's name that is in use. */
  #put(different: Partial<StoredEntry>): Promise<void> {
    const random = this.#random;
    const providerName = random.chance(0.1)
      ? random.pick(['X', '🏕', 'x'.repeat(201)])
      : random.pick(['Moss & Marble', '🏕🏕', 'x'.repeat(200)]);
    const isUsed = this.#sent.length > 0 && random.chance(0.15);
    const name = (isUsed ? this.#any().fields.logo_path : null) ?? this.#newLogo();
    const entry: StoredEntry = {
      ...anEntry(),
      fields: aSubmission({ providerName, theme: random.pick(['Art', 'Chess']) }),
      logo: random.chance(0.7) ? { name, type: 'image/png', size: LOGO_BYTES } : null,
      notBefore: 0,
      facts: null,
      ...different,
    };
    return this.#send(putArguments(entry));
  }

  async #send(sent: Put): Promise<void> {
    this.#sent.push(sent);
    await this.#both.put(sent);
    await this.#both.status(sent.id, sent.secret);
  }
}

/** A PNG by its head. */
function aPng(size: number): ArrayBuffer {
  const bytes = new Uint8Array(size);
  bytes.set(pngHead);
  return bytes.buffer;
}
