import { beforeAll, expect, it } from 'vitest';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { bind } from './boundState.ts';
import { createFamilyCipher } from './familyCipher.ts';
import { createKeyring } from './createKeyring.ts';
import { readMark } from './familyMark.ts';
import type { FamilyServer, StoredKey } from './familyServer.ts';
import { FamilySyncError } from './FamilySyncError.ts';
import { quickStretch } from '#tests/fakes/quickStretch.ts';

beforeAll(quickStretch);

const OWNER = 'somebody';
const PASSWORD = 'A short sentence 4 you';
const key = new Uint8Array(32).fill(7);
const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));

/** A phone whose storage can stop writing, and a server that has one key at most. */
async function aPhone(stored: StoredKey | null) {
  const store = fakeDevice().openApp();
  const at = { stored, isFull: false, isDown: false, puts: 0 };
  const server: FamilyServer = {
    key: () => Promise.resolve(at.stored),
    putKey: (next, replaces) => {
      at.puts += 1;
      const isRepeated = JSON.stringify(next) === JSON.stringify(at.stored);
      if ((at.stored?.keyId ?? null) !== replaces && !isRepeated) return Promise.resolve(at.stored);
      at.stored = next;
      if (at.isDown) return Promise.reject(new FamilySyncError('unreachable'));
      return Promise.resolve(null);
    },
    push: () => Promise.reject(new Error('nothing is pushed here')),
    changes: () => Promise.reject(new Error('nothing is pulled here')),
    forget: () => Promise.reject(new Error('nothing is deleted here')),
  };
  const refuseWhenFull = () => {
    if (at.isFull) throw new Error('the disk is full');
  };
  await store.user(async (db) => {
    db.familySync.hook('creating', refuseWhenFull);
    db.familySync.hook('updating', refuseWhenFull);
  });
  return { store, at, keyring: createKeyring({ store, randomBytes }, OWNER, server) };
}

async function aPhoneInStep() {
  const wrap = { salt: 's', rounds: 600_000, key: 'k' };
  const { keyId } = await createFamilyCipher(key);
  const phone = await aPhone({ keyId, wraps: { password: wrap, recovery: wrap } });
  await bind(phone.store, OWNER, { keyId, key }, randomBytes);
  return phone;
}

it('keeps the recovery code valid when storage fails before a new one', async () => {
  const { store, at, keyring } = await aPhoneInStep();
  at.isFull = true;
  await expect(keyring.newRecoveryCode()).rejects.toThrow('the disk is full');
  expect(at.puts).toBe(0);
  expect(await store.user(readMark)).toMatchObject({ lacksRecoveryCode: false });
});

it('reports a missing recovery code when the response to a new one was lost', async () => {
  const { store, at, keyring } = await aPhoneInStep();
  at.isDown = true;
  await expect(keyring.newRecoveryCode()).rejects.toThrow(FamilySyncError);
  expect(at.puts).toBe(1);
  expect(await store.user(readMark)).toMatchObject({ lacksRecoveryCode: true });
});

it('starts a copy with the same recovery code again after storage failed', async () => {
  const { at, keyring } = await aPhone(null);
  at.isFull = true;
  await expect(keyring.begin(PASSWORD, false)).rejects.toThrow('the disk is full');
  at.isFull = false;
  expect(await keyring.begin(PASSWORD, false)).toMatchObject({ outcome: 'done' });
});
