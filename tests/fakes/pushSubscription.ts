import { createECDH, randomBytes } from 'node:crypto';
import ece from 'http_ece';
import type { PushKeys } from '#base/push/sealAlarm.ts';

/** The keys of a browser's push subscription, and what it opens by the reference decoder: the text without its padding. */
export function pushSubscription(): {
  keys: PushKeys;
  open: (body: Uint8Array) => string;
} {
  const privateKey = createECDH('prime256v1');
  privateKey.generateKeys();
  const authSecret = randomBytes(16).toString('base64url');
  return {
    keys: { p256dh: privateKey.getPublicKey('base64url'), auth: authSecret },
    /** Throws for a body that was not sealed for it. */
    open: (body) =>
      ece.decrypt(Buffer.from(body), { version: 'aes128gcm', privateKey, authSecret }).toString(),
  };
}
