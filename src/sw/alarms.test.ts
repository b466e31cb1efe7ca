import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeAlarmServer } from '#tests/fakes/FakeAlarmServer.ts';
import { fakeLocks } from '#tests/fakes/fakeLocks.ts';
import { memoryCaches } from '#tests/fakes/memoryCaches.ts';
import { pushSubscription } from '#tests/fakes/pushSubscription.ts';
import { alarmFile } from '#base/push/alarmFile.ts';
import { alarmMessage } from '#base/push/alarmMessage.ts';
import { type AlarmMemory, emptyAlarmMemory } from '#base/push/alarmMemory.ts';
import { ALARMS_CACHE, TYPED_QUESTION } from '#base/storage/storageKeys.ts';
import { moveAlarms, openAlarm, showAlarm } from './alarms.ts';

const origin = 'https://camply.example';
const NOW = Date.UTC(2026, 0, 10, 12);
const KEY = 'B'.repeat(87);
const bytesOf = (letters: string) => {
  const { buffer, byteOffset, byteLength } = Buffer.from(letters, 'base64url');
  return buffer.slice(byteOffset, byteOffset + byteLength);
};

let shown: { title: string; options: NotificationOptions }[] = [];
let told = 0;
let server: FakeAlarmServer;
let subscribe: () => Promise<ReturnType<typeof aSubscription>['subscription']>;

/** As a browser gives it to the worker. */
function aSubscription(endpoint: string) {
  const { keys, open } = pushSubscription();
  const getKey = (name: PushEncryptionKeyName) => bytesOf(keys[name]);
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(KEY) };
  return { subscription: { endpoint, options, getKey }, open };
}

const file = () =>
  alarmFile({
    caches,
    locks: undefined,
    channel: { postMessage: () => undefined, addEventListener: () => undefined },
  });
const keep = (memory: Partial<AlarmMemory>) => file().change((empty) => ({ ...empty, ...memory }));

beforeEach(() => {
  shown = [];
  told = 0;
  server = new FakeAlarmServer(() => NOW);
  subscribe = () => Promise.reject(new DOMException('no push service', 'AbortError'));
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('fetch', server.request);
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      readonly name: string;
      constructor(name: string) {
        this.name = name;
      }
      postMessage() {
        told += 1;
      }
    },
  );
  vi.stubGlobal('self', {
    location: { origin },
    navigator: { locks: fakeLocks() },
    registration: {
      showNotification: async (title: string, options: NotificationOptions) =>
        void shown.push({ title, options }),
      pushManager: { subscribe: () => subscribe() },
    },
  });
});

/** A push with this text. */
const push = (text: string | null) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of it that is used
  showAlarm({ data: text === null ? null : ({ text: () => text } as PushMessageData) });
const aMessage = (tag: string) =>
  alarmMessage(
    { title: 'Opens today at 9:00', body: 'Rocket Pond', path: '/my-camps?week=1', tag },
    origin,
  );

describe('a push', () => {
  test('is shown as it was sealed, and leads to the plan', async () => {
    await push(aMessage('k3f9a'));
    expect(shown).toEqual([
      {
        title: 'Opens today at 9:00',
        options: expect.objectContaining({
          body: 'Rocket Pond',
          tag: 'k3f9a',
          lang: 'en-US',
          icon: '/icons/icon-192.png',
          timestamp: expect.any(Number),
          data: `${origin}/my-camps?week=1`,
        }),
      },
    ]);
    expect(told).toBe(0);
  });

  test.each([null, '', 'nothing that we know'])('of %j is shown, too', async (text) => {
    await push(text);
    expect(shown).toMatchObject([{ title: 'Something in your plan' }]);
  });

  test('is shown where nothing can be read or stored', async () => {
    vi.stubGlobal('caches', { has: () => Promise.reject(new DOMException('x', 'SecurityError')) });
    await push(aMessage('k3f9a'));
    expect(shown).toHaveLength(1);
  });

  test('is noted as the arrival of a trial, and pages are told', async () => {
    await keep({ trial: { id: 'trial-id', requestedAt: 5, arrivedAt: null } });
    await push(aMessage('trial-id'));
    const { trial } = await file().read();
    expect(trial).toEqual({ id: 'trial-id', requestedAt: 5, arrivedAt: expect.any(Number) });
    expect(told).toBe(1);
  });

  test('that the browser shows itself is noted, and not shown again without its words', async () => {
    await keep({ trial: { id: 'trial-id', requestedAt: 5, arrivedAt: null } });
    await showAlarm({ data: null, notification: { tag: 'trial-id' } });
    expect((await file().read()).trial?.arrivedAt).toEqual(expect.any(Number));
    expect(shown).toEqual([]);
  });

  test('of a seat alert forgets it: it rings once', async () => {
    const alert = { id: 'seat-id', campId: 'pond', name: 'Pond', message: 'm' };
    await keep({ seatAlerts: [{ ...alert, state: 'stored' }] });
    await push(aMessage('seat-id'));
    expect((await file().read()).seatAlerts).toEqual([]);
    expect(told).toBe(1);
  });
});

/** Open windows by their paths; what was done with them. `typed`: what they answer when asked; null: nothing. */
function windows(paths: readonly string[], isOurs = true, typed: boolean | null = false) {
  const done: string[] = [];
  const clients = paths.map((path) => ({
    url: origin + path,
    async focus() {
      done.push(`focus ${path}`);
      return this;
    },
    postMessage(question: unknown, [port]: MessagePort[]) {
      expect(question).toBe(TYPED_QUESTION);
      if (typed !== null) port?.postMessage(typed);
    },
    async navigate(url: string) {
      if (!isOurs) throw new TypeError('not controlled');
      done.push(`navigate ${url.replace(origin, '')}`);
      return this;
    },
  }));
  const openWindow = async (url: string) => void done.push(`open ${url.replace(origin, '')}`);
  Object.assign(self, { clients: { matchAll: async () => clients, openWindow } });
  return done;
}
function tap(done: string[]): Promise<void> {
  const shownOne = { data: `${origin}/my-camps?week=1`, close: () => void done.push('close') };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of it that is used
  return openAlarm({ notification: shownOne as unknown as Notification });
}

describe('a tap', () => {
  test('leads an open page there', async () => {
    const done = windows(['/browse']);
    await tap(done);
    expect(done).toEqual(['close', 'focus /browse', 'navigate /my-camps?week=1']);
  });

  test.each([
    ['without an open page', [], true],
    ['beside a listing that is being written', ['/list-your-camp'], true],
  ])('%s opens a new one', async (_name, paths, isOurs) => {
    const done = windows(paths, isOurs);
    await tap(done);
    expect(done).toEqual(['close', 'open /my-camps?week=1']);
  });

  test('leaves a page alone in which something is typed', async () => {
    const done = windows(['/my-camps'], true, true);
    await tap(done);
    expect(done).toEqual(['close', 'focus /my-camps', 'open /my-camps?week=1']);
  });

  test('leaves a page alone that does not answer within half a second', async () => {
    vi.useFakeTimers();
    const done = windows(['/my-camps'], true, null);
    const tapped = tap(done);
    await vi.advanceTimersByTimeAsync(500);
    await tapped;
    vi.useRealTimers();
    expect(done).toEqual(['close', 'focus /my-camps', 'open /my-camps?week=1']);
  });

  test('opens a new one where the open page is of no worker', async () => {
    const done = windows(['/browse'], false);
    await tap(done);
    expect(done.at(-1)).toBe('open /my-camps?week=1');
  });
});

describe('a subscription that the browser has given up', () => {
  const row = (id: string, hours: number) => ({
    id,
    key: id,
    kind: 'opening' as const,
    ringAt: NOW + hours * 3_600_000,
    title: id,
    mark: id,
    message: aMessage(id),
    state: 'stored' as const,
    storedAt: 1,
  });
  const ringing: Partial<AlarmMemory> = {
    isOn: true,
    secret: 's'.repeat(43),
    backend: { url: 'https://x.example/', key: 'k' },
    subscription: { endpoint: 'https://old.example/1', p256dh: '', auth: '', serverKey: KEY },
    alarms: [row('a', 1), row('over', -1)],
    seatAlerts: [
      { id: 'seat', campId: 'pond', name: 'Pond', message: aMessage('seat'), state: 'stored' },
    ],
  };

  test('gets everything put again under the new one, sealed for it', async () => {
    await keep(ringing);
    const { subscription, open } = aSubscription('https://fcm.googleapis.com/2');
    subscribe = async () => subscription;
    await moveAlarms({ newSubscription: null });
    const rows = [...server.rows].map(([id, { endpoint, sealed }]) => [
      id,
      endpoint,
      open(Buffer.from(sealed, 'base64url')).replace(/\0+$/, ''),
    ]);
    const moved = ['a', 'seat'].map((id) => [id, 'https://fcm.googleapis.com/2', aMessage(id)]);
    expect(rows).toEqual(moved);
    const memory = await file().read();
    expect(memory.subscription?.endpoint).toBe('https://fcm.googleapis.com/2');
    expect(memory.loss).toBeNull();
    expect([...memory.alarms, ...memory.seatAlerts].map(({ id, state }) => [id, state])).toEqual([
      ['a', 'stored'],
      ['over', 'sending'],
      ['seat', 'stored'],
    ]);
    expect(server.bodies.join('')).not.toMatch(/Rocket|title/);
  });

  test('is said to be lost where there is no new one', async () => {
    await keep(ringing);
    await moveAlarms({ newSubscription: null });
    expect((await file().read()).loss).toBe('subscription');
    expect(server.calls).toEqual([]);
  });

  test('leaves to the next page what the server does not answer', async () => {
    await keep(ringing);
    subscribe = async () => aSubscription('https://fcm.googleapis.com/2').subscription;
    server.answer = 'no network';
    await moveAlarms({ newSubscription: null });
    const { alarms, loss } = await file().read();
    expect(alarms.map(({ state }) => state)).toEqual(['sending', 'sending']);
    expect(loss).toBeNull();
  });

  test('is nobody’s while alarms are off', async () => {
    await moveAlarms({ newSubscription: null });
    expect(await caches.has(ALARMS_CACHE)).toBe(false);
    expect(await file().read()).toEqual(emptyAlarmMemory());
  });
});
