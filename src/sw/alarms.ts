/** Alarms: what a push shows, where a tap leads, and how a new subscription gets the alarms of the last one. */
import { fromBase64url } from '../base/crypto/base64url.ts';
import { deviceClock } from '../base/device/clock.ts';
import { type AlarmFile, alarmFile } from '../base/push/alarmFile.ts';
import {
  type AlarmMemory,
  arrived,
  movedTo,
  type PushAddress,
  storedUnder,
} from '../base/push/alarmMemory.ts';
import { createAlarmServer } from '../base/push/alarmServer.ts';
import { notificationOptions, readAlarmMessage } from '../base/push/alarmMessage.ts';
import { pushAddress } from '../base/push/pushAddress.ts';
import { ALARMS_CACHE, TYPED_QUESTION } from '../base/storage/storageKeys.ts';

declare const self: ServiceWorkerGlobalScope;

/** Browsers let a tap open a window for a second. */
const answerWithinMs = 500;
/** What is being typed there is lost on another page. */
const formPaths = /^\/(list-your-camp|review|contact)/;

const openFile = (): AlarmFile =>
  alarmFile({
    caches,
    // Missing in old browsers.
    locks: self.navigator?.locks,
    channel: new BroadcastChannel(ALARMS_CACHE),
  });

/** `notification`: what the browser itself shows of a declarative message, unless we show another (Push API; Safari since 18.4). */
type Pushed = Pick<PushEvent, 'data'> & { notification?: Pick<Notification, 'tag'> | null };

/** Shows every push, whatever it says: a browser ends the subscription of a site that shows nothing. */
export async function showAlarm({ data, notification }: Pushed): Promise<void> {
  // There is no data then, and the words and the address are the message's own.
  if (notification) return noteArrival(notification.tag);
  const alarm = readAlarmMessage(textOf(data), self.location.origin);
  const isNoted = noteArrival(alarm.tag);
  await self.registration.showNotification(alarm.title, notificationOptions(alarm));
  await isNoted;
}

/** To the page that is open, else to a new one. */
export async function openAlarm({ notification }: Pick<NotificationEvent, 'notification'>) {
  notification.close();
  const url = String(notification.data ?? '/');
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((each) => !formPaths.test(new URL(each.url).pathname));
  try {
    const focused = await page?.focus();
    if (focused && !(await isTypedIn(focused)) && (await focused.navigate(url)) !== null) return;
  } catch {
    // No page of this worker: it may not send it anywhere.
  }
  await self.clients.openWindow(url);
}

/** Whether another page would lose what somebody has typed there. One that does not answer is left alone. */
async function isTypedIn(page: WindowClient): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data !== false));
    port1.start();
    setTimeout(() => resolve(true), answerWithinMs);
  });
  page.postMessage(TYPED_QUESTION, [port2]);
  return answer.finally(() => port1.close());
}

/** The browser has given up the subscription: everything is put again under a new one. What fails is said by the next page, which tries again. */
export async function moveAlarms(
  event: Pick<PushSubscriptionChangeEvent, 'newSubscription'>,
): Promise<void> {
  const file = openFile();
  const { isOn, subscription } = await file.read();
  if (!isOn || subscription === null) return;
  try {
    const next = event.newSubscription ?? (await subscribeAgain(subscription));
    const memory = await file.change((now) => (now.isOn ? movedTo(now, pushAddress(next)) : now));
    const stored = await putAll(memory);
    await file.change((now) => storedUnder(now, memory, stored, Date.now()));
  } catch {
    await file.change((now) => (now.isOn ? { ...now, loss: 'subscription' } : now));
  }
}

const subscribeAgain = ({ serverKey }: PushAddress): Promise<PushSubscription> =>
  self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: fromBase64url(serverKey),
  });

/** The ids of what the server has stored. What it has not stays to be sent by the next page. */
async function putAll(memory: AlarmMemory): Promise<string[]> {
  const { secret, subscription, pass, alarms, seatAlerts, backend } = memory;
  if (subscription === null) return [];
  const server = createAlarmServer(() => ({ ...backend, fetch }), deviceClock);
  const sender = { secret, subscription, pass };
  const { signal } = new AbortController();
  const stored: string[] = [];
  for (const row of alarms.filter(({ state }) => state === 'sending')) {
    const { kind } = await server.putAlarm(sender, row, signal);
    if (kind === 'stored') stored.push(row.id);
  }
  for (const row of seatAlerts.filter(({ state }) => state === 'sending')) {
    const { kind } = await server.putSeatAlert(sender, row, signal);
    if (kind === 'stored') stored.push(row.id);
  }
  return stored;
}

/** Never in the way of showing it. */
async function noteArrival(tag: string): Promise<void> {
  try {
    const file = openFile();
    const { trial, seatAlerts } = await file.read();
    const isAwaited = trial?.id === tag || seatAlerts.some(({ id }) => id === tag);
    if (isAwaited) await file.change((memory) => arrived(memory, tag, Date.now()));
  } catch {
    // The storage is refused or full.
  }
}

function textOf(data: PushMessageData | null): string | null {
  try {
    return data?.text() ?? null;
  } catch {
    return null;
  }
}
