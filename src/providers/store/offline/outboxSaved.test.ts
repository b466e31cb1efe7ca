// What "Saved on this phone" promises a provider: entry and logo are stored, read back, and sent by themselves.
import { describe, expect, it, vi } from 'vitest';
import type { LocalStore } from '#base/storage/db.ts';
import { StorageError } from '#base/storage/StorageError.ts';
import { drafts } from '../outbox/drafts.ts';
import { entries, logoBytes } from '../outbox/entries.ts';
import type { LiveOutbox } from '../outbox/createOutbox.ts';
import { aProvider, lost } from '#tests/fakes/aProvider.ts';
import { forgetful } from '#tests/fakes/forgetful.ts';
import { withFaults } from '#tests/fakes/storageFaults.ts';
import { aLogo, aSubmission, formFacts } from '#tests/fixtures/aSubmission.ts';

const bytesIn = async (store: LocalStore, name: string | undefined) =>
  new Uint8Array((await logoBytes(store, name ?? '')) ?? new ArrayBuffer(0)).join();

/** With 128 random bits, so that nobody else can upload before its owner. */
const LOGO_NAME = /^1759320000000-moss-marble-[\w-]{22}\.png$/;

describe('a listing that is submitted', () => {
  it('is stored with its logo before anything of it is sent', async () => {
    const { outbox, store, network, entry } = aProvider();
    network.hold = new Promise(() => {});
    const id = await outbox.submit(aSubmission(), aLogo(1, 2, 3), formFacts);
    const { logo, ...saved } = await entry(id);
    expect(saved).toMatchObject({ revision: 1, state: 'waiting', fields: aSubmission() });
    expect(saved.secret).toMatch(/^[\w-]{43}$/);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(logo).toEqual({ name: expect.stringMatching(LOGO_NAME), type: 'image/png', size: 3 });
    expect(await bytesIn(store, logo?.name)).toBe('1,2,3');
  });

  it('goes out by itself: its words, then its logo, once each', async () => {
    const { outbox, server, network, entry, settled } = aProvider();
    const id = await outbox.submit(aSubmission(), aLogo(1, 2, 3), formFacts);
    await settled();
    expect(await entry(id)).toMatchObject({ state: 'received', attempts: 0, problem: null });
    expect(server.rows.get(id)).toMatchObject({
      revision: 1,
      status: 'pending',
      sent: {
        camp_provider_name: 'Moss & Marble',
        camp_dates: 'Oct 6-10',
        camps_hours: '9am-3pm',
        price: null,
        season_wish: 'fall',
        logo_path: expect.stringMatching(LOGO_NAME),
        logo_bytes: 3,
        withdrawn: false,
        trap: '',
        fill_seconds: 90,
      },
    });
    const name = (await entry(id)).logo?.name ?? '';
    expect([...server.objects]).toEqual([[name, '1,2,3']]);
    expect(network.requests.map(({ path }) => path)).toEqual([
      '/rest/v1/rpc/put_submission',
      `/storage/v1/object/camp-logos/${name}`,
      '/rest/v1/rpc/put_submission',
    ]);
  });

  it('travels without a session, without cookies, and follows no redirect', async () => {
    const { outbox, network, settled } = aProvider();
    await outbox.submit(aSubmission(), aLogo(1), formFacts);
    await settled();
    for (const { init } of network.requests) {
      expect(init).toMatchObject({ method: 'POST', credentials: 'omit', redirect: 'manual' });
      expect(Object.keys(init.headers ?? {}).toSorted()).toEqual(['apikey', 'content-type']);
    }
  });

  it('gets a name for its logo that no other one has, at the same moment and with the same provider', async () => {
    const { outbox, server, settled } = aProvider();
    await outbox.submit(aSubmission(), aLogo(1), formFacts);
    const id = await outbox.submit(aSubmission(), aLogo(2), formFacts);
    await settled();
    await outbox.edit(id, aSubmission(), aLogo(3));
    await settled();
    await outbox.submit(aSubmission(), aLogo(4), formFacts);
    await settled();
    expect([...server.objects.values()]).toEqual(['1', '2', '3', '4']);
    const tokens = Array.from(server.objects.keys(), (name) => name.slice(-26));
    expect(new Set(tokens).size).toBe(4);
  });

  it('is refused at the door with what a form would never send', async () => {
    const { outbox, entries: all } = aProvider();
    const wrong = aSubmission({ email: 'nobody' });
    await expect(outbox.submit(wrong, null, formFacts)).rejects.toThrow('valid email');
    expect(await all()).toEqual([]);
  });

  it('takes its draft with it in the same transaction, and the draft’s bytes', async () => {
    const { outbox, store } = aProvider();
    const logo = aLogo(1, 2);
    const key = { id: 'new', submissionId: crypto.randomUUID() };
    const times = { startedAt: 1, writtenAt: 2, typedAt: {} };
    await outbox.saveDraft({ ...key, ...times, entryId: null, values: {}, logo });
    expect(await bytesIn(store, logo.name)).toBe('1,2');
    await outbox.submit(aSubmission(), logo, formFacts, key);
    expect(await drafts(store)).toEqual([]);
    expect(await store.user((db) => db.logos.toCollection().primaryKeys())).toEqual([
      expect.stringMatching(LOGO_NAME),
    ]);
  });
});

type Command = (outbox: LiveOutbox, id: string) => Promise<unknown>;
const commands: [name: string, command: Command][] = [
  ['a new listing', (outbox) => outbox.submit(aSubmission(), aLogo(7), formFacts)],
  ['an edit', (outbox, id) => outbox.edit(id, aSubmission({ theme: 'Chess' }), 'same')],
  ['another logo', (outbox, id) => outbox.edit(id, aSubmission(), aLogo(8, 9))],
  ['a discarded listing', (outbox, id) => outbox.discard(id)],
];

/** One listing that is received, and another tab on a storage of the test's. */
async function before(storage: (store: LocalStore) => LocalStore) {
  const provider = aProvider();
  const id = await provider.outbox.submit(aSubmission(), aLogo(1, 2, 3), formFacts);
  await provider.settled();
  const store = storage(provider.device.openApp());
  return { ...provider, id, tab: provider.openTab({ store }) };
}

describe.each(commands)('%s', (_, command) => {
  it('is not reported as saved when storage forgets it', async () => {
    const { tab, id } = await before(forgetful);
    await expect(command(tab.outbox, id)).rejects.toMatchObject({
      message: 'a write was reported as done but is not stored',
    });
  });

  it('does nothing twice when the write is repeated on a new connection', async () => {
    const {
      tab,
      id,
      entries: all,
    } = await before((store) => ({
      ...store,
      user: async (work) => store.user(work).then(() => store.user(work)),
    }));
    tab.network.hold = new Promise(() => {});
    await command(tab.outbox, id);
    const stored = await all();
    expect(stored.every(({ revision }) => revision <= 2)).toBe(true);
    expect(stored.length).toBeLessThanOrEqual(2);
    expect(await tab.store.user((db) => db.logos.count())).toBe(
      stored.filter(({ logo }) => logo).length,
    );
  });

  it('is one transaction, with strict durability', async () => {
    const { tab, id } = await before((store) => store);
    tab.network.hold = new Promise(() => {});
    const durabilities: unknown[] = [];
    const heal = withFaults((operation, database, { args: [tables, mode, options] }) => {
      const isOurs = operation === 'transaction' && database?.name === 'camply';
      // Sending begins with a transaction over the outbox alone.
      if (isOurs && mode === 'readwrite' && String(tables) !== 'outbox') durabilities.push(options);
    });
    await command(tab.outbox, id);
    heal();
    expect(durabilities).toEqual([{ durability: 'strict' }]);
  });

  it('on a full disk throws and changes nothing when even the copy’s room is not enough', async () => {
    const { tab, id, entries: all } = await before((store) => store);
    const stored = await all();
    const heal = withFaults((operation, database) => {
      if (operation === 'put' && database?.name === 'camply') {
        throw new DOMException('full', 'QuotaExceededError');
      }
    });
    const failing = command(tab.outbox, id).catch((error: unknown) => error);
    const error = await failing;
    heal();
    expect(error).toBeInstanceOf(StorageError);
    expect(error instanceof StorageError && error.isFull).toBe(true);
    expect(await all()).toEqual(stored);
  });
});

it('requests persistent storage after saving', async () => {
  const persist = vi.fn<() => Promise<boolean>>(async () => true);
  const { outbox, store, network } = aProvider({ persist });
  network.hold = new Promise(() => {});
  const heal = withFaults((operation, database) => {
    if (operation === 'put' && database?.name === 'camply') throw new DOMException('', 'DataError');
  });
  await expect(outbox.submit(aSubmission(), null, formFacts)).rejects.toThrow(StorageError);
  heal();
  expect(persist).not.toHaveBeenCalled();
  await outbox.submit(aSubmission(), null, formFacts);
  expect(persist).toHaveBeenCalledOnce();
  expect(await entries(store)).toHaveLength(1);
});

describe('entries this version cannot read', () => {
  it('are set aside: not shown, not sent, not touched, and their logo stays', async () => {
    const { outbox, store, network, server, settled } = aProvider();
    const junk = { id: 'x', state: 'hovering', logo: { name: 'kept.png' } };
    await store.user((db) => db.outbox.put(junk));
    await store.user((db) => db.logos.put({ name: 'kept.png', bytes: new ArrayBuffer(1) }));
    const stop = outbox.start();
    const id = await outbox.submit(aSubmission(), null, formFacts);
    await settled();
    stop();
    expect((await entries(store)).map((entry) => entry.id)).toEqual([id]);
    expect(server.rows.size).toBe(1);
    expect(network.requests).toHaveLength(1);
    expect(await store.user((db) => db.outbox.get('x'))).toEqual(junk);
    expect(await logoBytes(store, 'kept.png')).not.toBeNull();
  });

  it('in parts only: a spoiled moment or server word costs that alone', async () => {
    const { outbox, store, network, entry } = aProvider();
    network.deliveries.push(lost);
    network.hold = new Promise(() => {});
    const id = await outbox.submit(aSubmission(), null, formFacts);
    await store.user((db) =>
      db.outbox.update(id, { server: 'approved', savedAt: 'today', touchedServer: 1 }),
    );
    expect(await entry(id)).toMatchObject({ server: null, savedAt: 0, touchedServer: true });
  });

  it('keep what a later version of the app has added to them', async () => {
    const { outbox, store } = aProvider();
    const id = await outbox.submit(aSubmission(), null, formFacts);
    await store.user((db) => db.outbox.update(id, { fromTheFuture: 7 }));
    await outbox.edit(id, aSubmission({ theme: 'Chess' }), 'same');
    expect(await store.user((db) => db.outbox.get(id))).toMatchObject({ fromTheFuture: 7 });
  });
});
