// Our sealed alarms, opened by the reference decoder of RFC 8188 and 8291 as a browser does.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_ALARM_BYTES, sealAlarm, SEALED_ALARM_BYTES } from '#base/push/sealAlarm.ts';
import { isSoak } from '../../e2e/support/breadth.ts';
import { fromBase64url, toBase64url } from '#base/crypto/base64url.ts';
import { pushSubscription } from '#tests/fakes/pushSubscription.ts';

const bytesOf = (sealed: string) => fromBase64url(sealed) ?? new Uint8Array();
/** 10,000 of them take 18 s of a run. */
const ALARMS = isSoak ? 10_000 : 1000;

/** Any text, zeros and faces included, as much of it as fits. */
const message = fc.string({ unit: 'binary', maxLength: MAX_ALARM_BYTES }).map((text) => {
  let fitting = text;
  while (Buffer.byteLength(fitting) > MAX_ALARM_BYTES) {
    fitting = fitting.slice(0, Math.floor(fitting.length * 0.9)).toWellFormed();
  }
  return fitting;
});
/** Sealed at once, or it takes twice as long. */
const messages = fc.array(message, { minLength: 50, maxLength: 50 });

it('random alarms open, each has 615 bytes, and none repeats another', async () => {
  const phones = Array.from({ length: 50 }, pushSubscription);
  const seen = new Set<string>();
  const check = async ({ keys, open }: ReturnType<typeof pushSubscription>, text: string) => {
    const sealed = bytesOf(await sealAlarm(keys, text));
    expect(sealed).toHaveLength(615);
    expect(open(sealed)).toBe(text);
    seen.add(toBase64url(sealed.subarray(0, 86)));
  };
  await fc.assert(
    fc.asyncProperty(messages, async (texts) => {
      await Promise.all(phones.map((phone, at) => check(phone, texts[at] ?? '')));
    }),
    { numRuns: ALARMS / 50, seed: 37 },
  );
  expect(seen.size).toBe(ALARMS);
});

describe('nobody but the subscription opens it:', () => {
  it('not with one byte changed, at any of the 615', async () => {
    const phone = pushSubscription();
    const sealed = bytesOf(await sealAlarm(phone.keys, 'Rocket Pond'));
    let opened = 0;
    for (const at of sealed.keys()) {
      // Ten bits of the record size say nothing while there is one record.
      if (at >= 16 && at < 20) continue;
      for (const bit of [1, 128]) {
        try {
          phone.open(sealed.with(at, (sealed[at] ?? 0) ^ bit));
          opened += 1;
        } catch {}
      }
    }
    expect(opened).toBe(0);
  });

  it('not with another auth secret, and not another subscription', async () => {
    const phone = pushSubscription();
    const others = Array.from({ length: 50 }, pushSubscription);
    for (const other of others) {
      const forged = bytesOf(await sealAlarm({ ...phone.keys, auth: other.keys.auth }, 'Forged'));
      expect(() => phone.open(forged)).toThrow(/authenticate/);
      const replayed = bytesOf(await sealAlarm(other.keys, 'Replayed'));
      expect(() => phone.open(replayed)).toThrow(/authenticate/);
    }
  });
});

it('says 512 bytes and no more', async () => {
  const { keys, open } = pushSubscription();
  const full = 'é'.repeat(256);
  const sealed = bytesOf(await sealAlarm(keys, full));
  expect(open(sealed)).toBe(full);
  expect(sealed).toHaveLength(SEALED_ALARM_BYTES);
  await expect(sealAlarm(keys, `${full}x`)).rejects.toThrow(RangeError);
});

const { keys } = pushSubscription();
const point = bytesOf(keys.p256dh);
it.each([
  [
    'a point that is not on the curve',
    { ...keys, p256dh: toBase64url(point.with(40, (point[40] ?? 0) ^ 1)) },
  ],
  ['a point of 64 bytes', { ...keys, p256dh: toBase64url(point.subarray(0, 64)) }],
  [
    'a compressed point',
    { ...keys, p256dh: toBase64url(Uint8Array.of(2, ...point.subarray(1, 33))) },
  ],
  ['no base64url', { ...keys, p256dh: '+'.repeat(87) }],
  ['no point', { ...keys, p256dh: '' }],
  ['15 bytes of auth', { ...keys, auth: toBase64url(new Uint8Array(15)) }],
  ['no auth', { ...keys, auth: '' }],
])('refuses %s', async (_name, wrong) => {
  await expect(sealAlarm(wrong, 'x')).rejects.toThrow(TypeError);
});
