import { describe, expect, it } from 'vitest';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { type DatabaseConnection, withReconnect } from './withReconnect.ts';

/** A database that never opens, for one reason. */
function brokenConnection(name: string) {
  let removals = 0;
  let isRemoved = false;
  const connection: DatabaseConnection = {
    isOpen: () => isRemoved,
    async open() {
      if (!isRemoved) throw Object.assign(new Error(name), { name });
    },
    close() {},
    async remove() {
      removals += 1;
      isRemoved = true;
    },
    isStorageError: () => true,
  };
  return { connection, removals: () => removals };
}

describe('opening a replaceable database that fails', () => {
  it.each(['UnknownError', 'InvalidStateError', 'VersionError', 'DataError'])(
    'recreates it after three tries when the error is %s',
    async (name) => {
      const { connection, removals } = brokenConnection(name);
      const run = withReconnect(connection, fakeClock(), 5000, () => {});
      expect(await run(async () => 'works')).toBe('works');
      expect(removals()).toBe(1);
    },
  );

  it.each(['MissingAPIError', 'SecurityError', 'QuotaExceededError', 'BlockedError'])(
    'keeps it when the error is %s',
    async (name) => {
      const { connection, removals } = brokenConnection(name);
      const run = withReconnect(connection, fakeClock(), 5000, () => {});
      await expect(run(async () => 'works')).rejects.toThrow(name);
      expect(removals()).toBe(0);
    },
  );
});
