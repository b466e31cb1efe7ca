import { toBase64url } from '../crypto/base64url.ts';
import type { PushAddress } from './alarmMemory.ts';

/** What is remembered of a browser's push subscription. */
export function pushAddress(
  subscription: Pick<PushSubscription, 'endpoint' | 'options' | 'getKey'>,
): PushAddress {
  const { endpoint, options } = subscription;
  return {
    endpoint,
    p256dh: letters(subscription.getKey('p256dh')),
    auth: letters(subscription.getKey('auth')),
    serverKey: letters(options.applicationServerKey),
  };
}

const letters = (bytes: ArrayBuffer | null) =>
  toBase64url(new Uint8Array(bytes ?? new ArrayBuffer()));
