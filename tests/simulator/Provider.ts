import type { StoredEntry } from '#providers/store/outbox/storedEntry.ts';
import { aLogo, aSubmission, formFacts } from '#tests/fixtures/aSubmission.ts';
import type { SubmissionRow } from '#tests/fakes/FakeSubmissions.ts';
import type { Seeded } from '#tests/fixtures/seeded.ts';
import type { Backend } from './Backend.ts';
import type { Tab } from './Tab.ts';

/**
 * What one submission says: the theme stands for all words, and the bytes of its logo, as text ('any': what it was before).
 * Null: taken back.
 */
type Wish = { theme: string; logo: string | null } | null;

type Listing = {
  /** What it may have become: more than one while a change is under way, or where one was cut off. */
  preferences: Wish[];
  /** Changes under way; of two at once either may be the last. */
  changes: Set<Change>;
  /** Discarded before anything of it had left: not on the device any more. */
  isGone: boolean;
  /** Told "saved", ms since the beginning; its tab, and whether its first request has left. */
  since: number;
  tab: Tab;
  isTried: boolean;
};

type Change = { wish: Wish; isSure: boolean; keepsLogo: boolean };

/** A first try leaves within this time where nothing fails: whatever else is being sent. */
const FIRST_TRY_MS = 60_000;

/** A provider at the device: what they were told, and whether it comes true. Words the server refuses hold 'bad'. */
export class Provider {
  readonly #backend: Backend;
  readonly #random: Seeded;
  readonly #elapsed: () => number;
  readonly listings = new Map<string, Listing>();
  #count = 0;
  /** The first broken promise. */
  complaint: string | null = null;

  constructor(backend: Backend, random: Seeded, elapsed: () => number) {
    this.#backend = backend;
    this.#random = random;
    this.#elapsed = elapsed;
  }

  /** A request of the outbox leaves the device. */
  sees(body: unknown): void {
    if (typeof body !== 'string') return;
    for (const [id, listing] of this.listings) {
      if (!body.includes(id)) continue;
      listing.isTried = true;
      if (listing.isGone) this.#complain(`${id} was discarded before it was sent, and is sent`);
    }
  }

  submit(tab: Tab): void {
    const { wish, fields, logo } = this.#words();
    const told = (id: string) => {
      if (tab.isGone) return;
      const since = this.#elapsed();
      const changes = new Set<Change>();
      this.listings.set(id, {
        preferences: [wish],
        changes,
        isGone: false,
        since,
        tab,
        isTried: false,
      });
    };
    tab.outbox.submit(fields, logo, formFacts).then(told, () => undefined);
  }

  edit(tab: Tab): void {
    const { wish, fields, logo } = this.#words();
    const [id, listing] = this.#any();
    const isKnown = listing?.preferences.length === 1;
    const kind = this.#random.pick(
      isKnown ? (['same', 'new', 'none'] as const) : (['new'] as const),
    );
    const before = listing?.preferences[0]?.logo ?? null;
    const now = { ...wish, logo: kind === 'same' ? before : kind === 'new' ? wish.logo : null };
    const change = { wish: now, isSure: true, keepsLogo: kind === 'same' };
    this.#change(id, tab, change, () =>
      tab.outbox.edit(id, fields, kind === 'same' ? 'same' : kind === 'new' ? logo : null),
    );
  }

  discard(tab: Tab): void {
    const [id] = this.#any();
    const change = { wish: null, isSure: true, keepsLogo: false };
    this.#change(id, tab, change, () => tab.outbox.discard(id));
  }

  retry = (tab: Tab): void => void tab.outbox.retry(this.#any()[0]).catch(() => undefined);

  /** The same submission from another device, by its private link: a later revision. */
  otherDevice(): void {
    const [row] = this.#rows();
    const listing = row && this.listings.get(row.id);
    if (!row || !listing || row.status === 'withdrawn') return;
    const { wish } = this.#words();
    const revision = row.revision + 1;
    const fields = { ...row.fields, camp_theme: wish.theme };
    this.#backend.post('/rest/v1/rpc/put_submission', JSON.stringify({ ...row, revision, fields }));
    listing.preferences.push({ theme: wish.theme, logo: 'any' });
    // A change whose "saved" is still on its way may be sent already, and be the older one.
    for (const change of listing.changes) meetsAnother(change);
  }

  /** At any moment: what is stored here, and what the server has. */
  vouches(stored: readonly StoredEntry[], bytesOf: (name: string) => string | null): void {
    const here = new Map(stored.map((entry) => [entry.id, entry]));
    for (const [id, listing] of this.listings) {
      const entry = here.get(id);
      const row = this.#backend.submissions.rows.get(id);
      if (!entry && !listing.isTried && listing.preferences.every((wish) => wish === null)) {
        listing.isGone = true;
      }
      if (!entry && !row && !listing.preferences.includes(null)) {
        this.#complain(`${id} was saved and is neither here nor on the server`);
      }
      const isSilent = !listing.isTried && !listing.isGone && entry !== undefined;
      const waited = this.#elapsed() - listing.since;
      if (isSilent && waited > FIRST_TRY_MS && !listing.tab.isGone && listing.tab.isUndisturbed) {
        this.#complain(`${id} waits for its first try`);
      }
      if (entry?.state === 'refused' || entry?.state === 'logoRefused') {
        const isWhole = !entry.logo || bytesOf(entry.logo.name) !== null;
        if (!isWhole) this.#complain(`${id} was refused and has lost its file`);
      }
    }
    this.#looksAtServer();
  }

  /** The end: everything is where it was meant to be. */
  isRight(stored: readonly StoredEntry[]): boolean {
    return this.#wrong(stored) === null;
  }

  ends(stored: readonly StoredEntry[]): void {
    const wrong = this.#wrong(stored);
    if (wrong !== null) this.#complain(wrong);
    this.#looksAtServer();
  }

  #wrong(stored: readonly StoredEntry[]): string | null {
    const here = new Map(stored.map((entry) => [entry.id, entry]));
    for (const [id, { preferences }] of this.listings) {
      const row = this.#backend.submissions.rows.get(id);
      const entry = here.get(id);
      const state = entry?.state ?? 'gone';
      if (state === 'waiting' || state === 'conflict')
        return `${id} is still ${state}: ${entry?.problem}`;
      if (entry?.state === 'refused') {
        const isMeant = preferences.some((wish) => wish?.theme === entry.fields.theme);
        if (!isMeant || !entry.fields.theme.includes('bad'))
          return `${id} was refused: ${entry.problem}`;
        continue;
      }
      const isKept = preferences.some((wish) => isWish(wish, row, this.#logoOf(row), state));
      if (!isKept) return `${id} is ${state} and on the server ${JSON.stringify(row?.fields)}`;
    }
    return null;
  }

  /** Whatever was lost, late or doubled on the way. */
  #looksAtServer(): void {
    const { rows, objects } = this.#backend.submissions;
    const named = new Set<unknown>();
    for (const row of rows.values()) {
      const newest = Math.max(...row.puts.keys());
      if (newest > row.revision) this.#complain(`${row.id}: an older revision stands`);
      const said = row.status === 'withdrawn' ? { withdrawn: true } : row.fields;
      if (row.puts.get(row.revision) !== JSON.stringify(said)) {
        this.#complain(`${row.id}: its words are not those of its revision`);
      }
      for (const put of row.puts.values()) named.add(nameIn(put));
    }
    for (const name of objects.keys()) {
      if (!named.has(name)) this.#complain(`nobody names ${name}`);
    }
  }

  #change(id: string, tab: Tab, change: Change, work: () => Promise<unknown>): void {
    const listing = this.listings.get(id);
    if (!listing) return;
    for (const other of listing.changes) {
      meetsAnother(other);
      meetsAnother(change);
    }
    listing.changes.add(change);
    listing.preferences.push(change.wish);
    const end = (isDone: boolean) => {
      listing.changes.delete(change);
      // Told "saved": from now on this and nothing else.
      if (isDone && change.isSure && !tab.isGone) listing.preferences = [change.wish];
    };
    work().then(
      () => end(true),
      () => end(false),
    );
  }

  #words() {
    this.#count += 1;
    const theme = `words ${this.#count}${this.#random.chance(0.1) ? ' bad' : ''}`;
    const hasLogo = this.#random.chance(0.7);
    const bytes = [this.#count % 256, this.#random.below(256)];
    const fields = aSubmission({ theme });
    return {
      wish: { theme, logo: hasLogo ? bytes.join() : null },
      fields,
      logo: hasLogo ? aLogo(...bytes) : null,
    };
  }

  #any(): [string, Listing | undefined] {
    const ids = [...this.listings.keys()];
    const id = ids[this.#random.below(ids.length)] ?? '';
    return [id, this.listings.get(id)];
  }

  #rows(): SubmissionRow[] {
    const rows = [...this.#backend.submissions.rows.values()];
    const at = this.#random.below(rows.length);
    return rows.slice(at, at + 1);
  }

  /** The bytes of its logo on the server; undefined when they have not come. */
  #logoOf(row: SubmissionRow | undefined): string | null {
    const name = row?.fields['logo_path'];
    return typeof name === 'string'
      ? (this.#backend.submissions.objects.get(name) ?? 'missing')
      : null;
  }

  #complain(text: string): void {
    this.complaint ??= text;
  }
}

/** Two at once: either may be the last, and a logo that stays is that of whichever was stored first. */
function meetsAnother(change: Change): void {
  change.isSure = false;
  if (change.keepsLogo && change.wish) change.wish.logo = 'any';
}

function isWish(
  wish: Wish,
  row: SubmissionRow | undefined,
  logo: string | null,
  state: string,
): boolean {
  if (wish === null) return row ? row.status === 'withdrawn' : state === 'gone';
  if (!row || row.status === 'withdrawn') return false;
  // Storage takes no file of a rejected submission and reports it as refused.
  const mayMiss = state === 'logoRefused' || row.status === 'rejected' || wish.logo === 'any';
  return row.fields['camp_theme'] === wish.theme && (mayMiss || wish.logo === logo);
}

function nameIn(put: string): unknown {
  const fields: unknown = JSON.parse(put);
  return typeof fields === 'object' && fields !== null ? Reflect.get(fields, 'logo_path') : null;
}
