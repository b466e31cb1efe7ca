import { pushSubscription } from './pushSubscription.ts';
import type { Device } from '#base/install/installWay.ts';
import type { PushAddress } from '#base/push/alarmMemory.ts';
import type { Push } from '#planner/store/alarms/browserPush.ts';

const ANDROID: Device = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  touchPoints: 5,
  displayMode: 'browser',
  standalone: undefined,
  hasPrompt: false,
};

/** The push of one browser, which outlives its pages; each subscription has keys and an endpoint of its own. */
export function fakePush() {
  const opened = new Map<string, ReturnType<typeof pushSubscription>>();
  const fake = {
    device: ANDROID,
    now: null as PushAddress | null,
    allowed: 'default' as NotificationPermission,
    /** What the person says when asked. */
    says: 'granted' as NotificationPermission,
    isReachable: true,
    /** Of the browser. */
    service: 'https://fcm.googleapis.com/fcm/send',
    /** Texts of alarms that a page has shown by itself. */
    shown: [] as string[],
    /** How often the browser was told to ask. */
    requests: 0,
    /** The text that a sealed alarm has for the subscription of an endpoint. */
    open: (endpoint: string, sealed: string) =>
      opened.get(endpoint)?.open(Buffer.from(sealed, 'base64url')).replace(/\0+$/, ''),
    /** The browser forgets it, as some do after an update. */
    lose: () => {
      fake.now = null;
    },
  };
  const push: Push = {
    readDevice: () => fake.device,
    hasPush: () => true,
    permission: () => fake.allowed,
    async request() {
      fake.requests += 1;
      if (fake.allowed === 'default') fake.allowed = fake.says;
      return fake.allowed;
    },
    subscription: async () => fake.now,
    async subscribe(serverKey) {
      if (!fake.isReachable) throw new DOMException('no push service', 'AbortError');
      if (fake.allowed !== 'granted') throw new DOMException('denied', 'NotAllowedError');
      if (fake.now?.serverKey === serverKey) return fake.now;
      const made = pushSubscription();
      const endpoint = `${fake.service}/${opened.size + 1}`;
      opened.set(endpoint, made);
      fake.now = { endpoint, ...made.keys, serverKey };
      return fake.now;
    },
    async show(message) {
      fake.shown.push(message);
    },
    async unsubscribe() {
      fake.now = null;
    },
  };
  return { fake, push };
}
