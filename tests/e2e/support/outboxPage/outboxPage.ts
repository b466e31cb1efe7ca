// The product's own outbox in a page that needs no person. It says what happened to the server it came from.
import { deviceClock } from '#base/device/clock.ts';
import { openLocalStore } from '#base/storage/db.ts';
import { browserSignals } from '#base/device/tabSignals.ts';
import { entries } from '#providers/store/outbox/entries.ts';
import { openOutbox } from '#providers/store/outbox/openOutbox.ts';
import { aSubmission, formFacts } from '#tests/fixtures/aSubmission.ts';
import { pngHead } from '#tests/fixtures/pngHead.ts';
import { PROVIDER, type Said } from './said.ts';

const store = openLocalStore();
const openInThisTab = () =>
  openOutbox({
    store,
    clock: deviceClock,
    tab: browserSignals,
    random: Math.random,
    locks: navigator.locks,
  });

const say = (said: Said) => fetch('/said', { method: 'POST', body: JSON.stringify(said) });

/** As a camera's: bytes that cannot be packed. */
function logoOf(size: number) {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += 65_536) {
    crypto.getRandomValues(bytes.subarray(at, Math.min(at + 65_536, size)));
  }
  bytes.set(pngHead);
  return { name: 'chosen.png', type: 'image/png', bytes: bytes.buffer } as const;
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Saves a listing; the outbox begins to send it, and whatever was saved before. */
async function save(theme: string, size: number): Promise<void> {
  const logo = logoOf(size);
  const sha = await sha256(logo.bytes);
  const outbox = openInThisTab();
  const began = performance.now();
  const fields = aSubmission({ providerName: PROVIDER, theme });
  const id = await outbox.submit(fields, logo, formFacts);
  await say({ what: 'saved', id, theme, sha, ms: performance.now() - began });
}

/** Sends until nothing waits any more. */
function finish(): void {
  openInThisTab();
  const end = store.live(
    () => entries(store),
    (all) => {
      if (all.some(({ state }) => state === 'waiting')) return;
      end();
      void say({ what: 'rest', states: all.map(({ state }) => state) });
    },
    (error) => void say({ what: 'broken', message: String(error) }),
  );
}

/** Reads every entry and its logo, and sends nothing. */
async function look(): Promise<void> {
  const found: [id: string, sha: string][] = [];
  for (const { id, logo } of await entries(store)) {
    const record = logo && (await store.user((db) => db.logos.get(logo.name)));
    found.push([id, record ? await sha256(record.bytes) : 'missing']);
  }
  await say({ what: 'found', found });
}

declare global {
  interface Window {
    /** Lists a camp as the form does it, with a logo of so many bytes; answers the milliseconds until it is saved. */
    saveOne: (size: number) => Promise<number>;
  }
}

function offerTrial(): void {
  const outbox = openInThisTab();
  window.saveOne = async (size) => {
    const id = crypto.randomUUID();
    const logo = { ...logoOf(size), name: `${id}.png` };
    const now = Date.now();
    const key = { id, submissionId: crypto.randomUUID() };
    const times = { startedAt: now, writtenAt: now, typedAt: {} };
    const draft = { ...key, ...times, entryId: null, values: {}, logo: null };
    // The form keeps what is typed at each pause: four parts, and the logo last.
    for (const values of [{ email: 'e' }, { city: 'c' }, { datesText: 'd' }, { price: 'p' }]) {
      await outbox.saveDraft({ ...draft, values });
    }
    await outbox.saveDraft({ ...draft, logo });
    const began = performance.now();
    await outbox.submit(aSubmission({ providerName: PROVIDER }), logo, formFacts, key);
    return performance.now() - began;
  };
}

const wanted = new URLSearchParams(location.search);
const theme = wanted.get('theme');
if (theme !== null) void save(theme, Number(wanted.get('size')));
else if (wanted.has('look')) void look();
else if (wanted.has('trial')) offerTrial();
else finish();
