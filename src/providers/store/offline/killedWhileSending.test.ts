// A phone that dies at any single step of storage or network while a listing is saved, sent, edited or discarded.
import { describe, expect, it } from 'vitest';
import type { LocalStore } from '#base/storage/db.ts';
import type { LiveOutbox } from '../outbox/createOutbox.ts';
import { entries, logoBytes } from '../outbox/entries.ts';
import type { StoredEntry } from '../outbox/storedEntry.ts';
import { aProvider } from '#tests/fakes/aProvider.ts';
import { withFaults } from '#tests/fakes/storageFaults.ts';
import { aLogo, aSubmission, formFacts } from '#tests/fixtures/aSubmission.ts';

/** What the person was told is saved: words and bytes, or null for discarded; missing when nothing was told. */
type Told = { theme: string; logo: string | null } | null | undefined;
type Step = (outbox: LiveOutbox, id: string) => Promise<unknown>;
type Situation = { name: string; before: Step[]; during: Step; wanted: Told };

const submit: Step = (outbox) => outbox.submit(aSubmission(), aLogo(1, 2), formFacts);
const edit: Step = (outbox, id) => outbox.edit(id, aSubmission({ theme: 'Chess' }), 'same');
const first = { theme: 'Pottery, Outdoor', logo: '1,2' };

const situations: Situation[] = [
  { name: 'saving and sending', before: [], during: submit, wanted: first },
  { name: 'editing', before: [submit], during: edit, wanted: { ...first, theme: 'Chess' } },
  {
    name: 'giving it another logo',
    before: [submit],
    during: (outbox, id) => outbox.edit(id, aSubmission(), aLogo(3)),
    wanted: { ...first, logo: '3' },
  },
  {
    name: 'discarding',
    before: [submit],
    during: (outbox, id) => outbox.discard(id),
    wanted: null,
  },
];

/** Everything the tab does fails from its n-th operation on, as for a process that is gone. */
async function dieAt(n: number, { before, during }: Situation, isSentBefore: boolean) {
  const provider = aProvider();
  const { server, outbox, settled, network } = provider;
  if (!isSentBefore) network.hold = new Promise(() => {});
  for (const step of before) {
    await step(outbox, (await provider.entries())[0]?.id ?? '');
    if (isSentBefore) await settled();
  }
  const id = (await provider.entries())[0]?.id ?? '';
  const earlier = before.length > 0 ? first : undefined;
  // The process that dies is another start of the app.
  provider.store.close();
  const tab = provider.openTab();
  let left = n;
  const die = () => {
    left -= 1;
    if (left <= 0) throw new DOMException('gone', 'AbortError');
  };
  const heal = withFaults((_, __, { args: [, mode] }) => {
    // Of the fake itself, while it opens.
    if (mode !== 'versionchange') die();
  });
  tab.network.deliveries.push(
    ...Array.from({ length: 9 }, () => (reach: () => Response) => {
      die();
      const answer = reach();
      die();
      return answer;
    }),
  );
  const isTold = await during(tab.outbox, id).then(
    () => true,
    () => false,
  );
  await tab.settled();
  heal();
  const isTooLate = left > 0;
  tab.store.close();
  return { server, device: provider, isTold, earlier, isTooLate };
}

async function startAgain({ openTab, clock }: ReturnType<typeof aProvider>) {
  const tab = openTab();
  const stop = tab.outbox.start();
  const isDone = async () =>
    (await entries(tab.store)).every(({ state }) => state !== 'waiting') &&
    tab.outbox.sending.getState().size === 0;
  for (let round = 0; round < 50 && !(await isDone()); round += 1) {
    clock.pass(60_000);
    await tab.settled();
  }
  stop();
  return tab.store;
}

async function contentOf(store: LocalStore, entry: StoredEntry | undefined): Promise<Told> {
  if (!entry) return undefined;
  if (entry.isWithdrawn) return null;
  const bytes = entry.logo && (await logoBytes(store, entry.logo.name));
  return { theme: entry.fields.theme, logo: bytes && new Uint8Array(bytes).join() };
}

/** What is wrong after the next start of the app; nothing, as it should be. */
async function wrongAfter(
  { server, device, isTold, earlier }: Awaited<ReturnType<typeof dieAt>>,
  wanted: Told,
): Promise<string[]> {
  const store = await startAgain(device);
  const all = await entries(store);
  const names = await store.user((db) => db.logos.toCollection().primaryKeys());
  const [entry] = all;
  const content = await contentOf(store, entry);
  store.close();
  const wrong: string[] = [];
  const check = (what: string, isRight: boolean) => {
    if (!isRight) wrong.push(what);
  };
  const isSame = (told: Told) => JSON.stringify(told) === JSON.stringify(content);
  // A listing nobody had heard of goes without a trace when it is discarded.
  const isWanted = isSame(wanted) || (wanted === null && !entry && server.rows.size === 0);
  // Not told: it may be stored all the same.
  check(`it says ${JSON.stringify(content)}`, isWanted || (!isTold && isSame(earlier)));
  check(`${all.length} entries`, all.length <= 1);
  check(`${server.rows.size} rows`, server.rows.size === all.length);
  check('bytes nobody names', names.join() === (entry?.logo?.name ?? ''));
  if (!entry) return wrong;
  check(`it is ${entry.state}`, entry.state === 'received');
  const row = server.rows.get(entry.id);
  check('another revision', row?.revision === entry.revision);
  check('another status', (row?.status === 'withdrawn') === entry.isWithdrawn);
  const isSaid = row?.fields['camp_theme'] === entry.fields.theme;
  check('other words', entry.isWithdrawn || isSaid);
  check('another file', !content || server.objects.get(entry.logo?.name ?? '') === content.logo);
  return wrong;
}

describe.each([true, false])('a listing that was sent before: %s', (isSentBefore) => {
  it.each(situations)(
    '$name: whatever was called saved arrives once and whole',
    async (situation) => {
      let steps = 0;
      const complaints: string[] = [];
      for (let isTooLate = false; !isTooLate;) {
        steps += 1;
        const death = await dieAt(steps, situation, isSentBefore);
        const wrong = await wrongAfter(death, situation.wanted);
        if (wrong.length > 0) complaints.push(`at ${steps}: ${wrong.join(', ')}`);
        ({ isTooLate } = death);
      }
      expect(complaints).toEqual([]);
      // The sweep did reach inside.
      expect(steps).toBeGreaterThan(15);
    },
  );
});
