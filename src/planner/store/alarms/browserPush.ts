import { fromBase64url } from '#base/crypto/base64url.ts';
import { deviceClock } from '#base/device/clock.ts';
import { withTimeout } from '#base/device/withTimeout.ts';
import type { Device } from '#base/install/installWay.ts';
import { readDevice } from '#base/install/readDevice.ts';
import type { PushAddress } from '#base/push/alarmMemory.ts';
import { notificationOptions, readAlarmMessage } from '#base/push/alarmMessage.ts';
import { pushAddress } from '#base/push/pushAddress.ts';

/** What the browser does for alarms. Injected, so that tests need none. */
export type Push = {
  readDevice(): Device;
  /** Whether there are notifications and Web Push in this window. */
  hasPush(): boolean;
  permission(): NotificationPermission;
  /** In a tap: the browser asks. */
  request(): Promise<NotificationPermission>;
  subscription(): Promise<PushAddress | null>;
  /** Takes the place of one for another key. Rejects without the permission, and without an answer of the browser's push service. */
  subscribe(serverKey: string): Promise<PushAddress>;
  /** The text of an alarm, which this page shows as a push of it would be. Rejects without the permission. */
  show(message: string): Promise<void>;
  /** Nothing happens without a subscription. */
  unsubscribe(): Promise<void>;
};

/** A first visit's service worker is registered some seconds after the page. */
const WORKER_TIMEOUT_MS = 20 * 1000;

const hasNotifications = () => 'Notification' in window;

export const browserPush: Push = {
  readDevice: () => readDevice(),
  hasPush: () =>
    hasNotifications() &&
    'PushManager' in window &&
    'caches' in window &&
    'serviceWorker' in navigator,
  permission: () => (hasNotifications() ? Notification.permission : 'denied'),
  request: () => Notification.requestPermission(),
  async subscription() {
    const subscription = await current();
    return subscription && pushAddress(subscription);
  },
  async subscribe(serverKey) {
    const old = await current();
    if (old !== null && pushAddress(old).serverKey !== serverKey) await old.unsubscribe();
    const { pushManager } = await withTimeout(
      navigator.serviceWorker.ready,
      deviceClock,
      WORKER_TIMEOUT_MS,
      () => new DOMException('no service worker', 'TimeoutError'),
    );
    const applicationServerKey = fromBase64url(serverKey);
    return pushAddress(
      await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }),
    );
  },
  async show(message) {
    const alarm = readAlarmMessage(message, location.origin);
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.showNotification(alarm.title, notificationOptions(alarm));
  },
  async unsubscribe() {
    await (await current())?.unsubscribe();
  },
};

async function current(): Promise<PushSubscription | null> {
  // Missing in private windows of some browsers.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registration = await workers?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}
