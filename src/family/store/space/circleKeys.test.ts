import { expect, it } from 'vitest';
import { LONGEST_CIRCLE_NAME } from '#family/rules/plan/circleRows.ts';
import { seeded } from '#tests/fixtures/seeded.ts';
import {
  circleLink,
  circleMember,
  createQuietCipher,
  newCircleMember,
  nextCircleKeys,
  openForLink,
  openForMember,
  sealForLink,
  sealForMember,
} from './circleKeys.ts';
import { newRoomSecret } from './roomKeys.ts';
import { newKeys, nextKeys } from './spaceKeys.ts';

const random = seeded(1);
const randomBytes = (length: number) => Uint8Array.from({ length }, () => random.below(256));
const before = newKeys(randomBytes);
const [SECRET, OTHER] = [newRoomSecret(randomBytes), newRoomSecret(randomBytes)];

it('opens the keys and the name with the link that they were sealed for, and with no other', async () => {
  const [link, other] = [await circleLink(SECRET), await circleLink(OTHER)];
  if (!link || !other) throw new Error('no link');
  const wrapped = await sealForLink(before, 'Oakhurst 2nd grade', link);
  expect(await openForLink(wrapped, before.space, link)).toEqual({
    keys: before,
    name: 'Oakhurst 2nd grade',
  });
  expect(await openForLink(wrapped, before.space, other)).toBeNull();
  expect(await openForLink(wrapped, 'another space', link)).toBeNull();
  expect(await circleLink('too short')).toBeNull();
});

it('opens keys of a family that is not known yet, when they are later, and at most 1,000 later', async () => {
  const [ana, ben, cleo] = await Promise.all(
    [1, 2, 3].map(async () => circleMember(await newCircleMember(randomBytes))),
  );
  if (!ana || !ben || !cleo) throw new Error('no family');
  const next = nextKeys(before, randomBytes);
  const opened = async (keys: typeof next, me = ben) =>
    openForMember(await sealForMember(keys, before, ana, ben), before, me, []);
  expect(await opened(next)).toEqual(next);
  expect(await opened(next, cleo)).toBeNull();
  expect(await opened({ ...next, no: 1 })).toBeNull();
  expect(await opened({ ...next, no: 1001 })).toMatchObject({ no: 1001 });
  expect(await opened({ ...next, no: 1002 })).toBeNull();
});

it('keeps 8 earlier keys at most: after 50 turns a server takes them still, in 4,000 bytes', async () => {
  let keys = before;
  for (let turn = 0; turn < 50; turn += 1) keys = nextCircleKeys(keys, randomBytes);
  expect(keys.no).toBe(51);
  expect(keys.old).toHaveLength(8);
  const link = await circleLink(SECRET);
  if (!link) throw new Error('no link');
  const wrapped = await sealForLink(keys, 'ü'.repeat(LONGEST_CIRCLE_NAME), link);
  expect(wrapped.length).toBeLessThanOrEqual(4000);
});

it('seals the same words of a slot alike, so that nothing is written again, and others with another nonce', async () => {
  const quiet = await createQuietCipher(before);
  const sealed = await quiet.seal('maya 2025-10-06', '{"label":"M"}');
  expect(await quiet.seal('maya 2025-10-06', '{"label":"M"}')).toBe(sealed);
  const others = [
    await quiet.seal('leo 2025-10-06', '{"label":"M"}'),
    await quiet.seal('maya 2025-10-06', '{"label":"L"}'),
  ];
  expect(new Set([sealed, ...others].map((text) => text.slice(0, 16))).size).toBe(3);
  expect(await quiet.open(sealed)).toBe('{"label":"M"}');
  expect(await (await createQuietCipher(newKeys(randomBytes))).open(sealed)).toBeNull();
});
