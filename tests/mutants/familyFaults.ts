import type { Faults } from './Faults.ts';

const FAMILY = [
  'src/camps/store/offline/notes.test.ts',
  'src/camps/store/offline/favorites.test.ts',
  'src/family/store/offline/',
  'src/camps/store/offline/deadConnection.test.ts',
  'src/family/store/',
];

/** What the family saves, and the storage below it. */
export const familyFaults: readonly Faults[] = [
  {
    file: 'src/camps/store/saved/saveRow.ts',
    tests: [...FAMILY, 'src/camps/store/offline/wrongClock.test.ts'],
    faults: [
      {
        before: 'if (JSON.stringify(found) !== JSON.stringify(written)) {',
        after: 'if (false) {',
        breaks: 'a heart is called saved that Safari has not stored',
      },
      {
        before: 'Math.max(clock.now(), stampOfStored(before) + 1)',
        after: 'clock.now()',
        breaks: 'a clock that was put back makes a later change look earlier',
      },
      {
        before: 'if (row === before.row) return before;',
        after: '',
        breaks: 'a repeated write counts as another change',
      },
      {
        before: 'await Promise.all([rows.delete(id), db.tombstones.put(tombstone)]);',
        after: 'await rows.delete(id);',
        breaks: 'another device is never told that a heart was taken off',
      },
      {
        before: 'await Promise.all([rows.put(stamped), db.tombstones.delete([kind, id])]);',
        after: 'await rows.put(stamped);',
        breaks: 'a heart that came back is still called removed',
      },
      {
        before: 'if (stampOfStored(found) > stampOfStored(written)) return;',
        after: '',
        breaks: 'a save fails because another tab changed the row at once',
      },
    ],
  },
  {
    file: 'src/camps/store/saved/createFamily.ts',
    tests: FAMILY,
    faults: [
      {
        before: 'isWanted ? (before ?? row) : undefined,',
        after: 'before ? undefined : row,',
        breaks: 'a tap undoes itself when it is repeated on a new connection',
      },
      {
        before: 'isWanted ? (before ?? row)',
        after: 'isWanted ? row',
        breaks: 'a second tap gives a heart another place in the list',
      },
      {
        before: 'if (isWanted) void persist();',
        after: '',
        breaks: 'the browser is never asked to keep what was saved',
      },
      {
        before: 'v.parse(NoteSchema, text);',
        after: '',
        breaks: 'a note of any length is stored',
      },
      {
        before: "if (text.trim() === '') return undefined;",
        after: '',
        breaks: 'an emptied note stays',
      },
      {
        before: 'const mine = last.then(work);',
        after: 'const mine = work();',
        breaks: 'a write that is repeated overtakes a later one',
      },
      {
        before: 'note.text = text;',
        after: '',
        breaks: 'the last letters of a note are lost',
      },
    ],
  },
  {
    file: 'src/base/device/askToPersist.ts',
    tests: [...FAMILY, 'src/base/device/'],
    faults: [
      {
        before: '|| ((await storage?.persist()) ?? false)',
        after: '|| false',
        breaks: 'the browser is never asked to keep what was saved',
      },
    ],
  },
  {
    file: 'src/base/device/db.ts',
    tests: [...FAMILY, 'src/base/device/', 'tests/offline/nothingStaysBehind.test.ts'],
    faults: [
      {
        before: "chromeTransactionDurability: 'strict'",
        after: "chromeTransactionDurability: 'relaxed'",
        breaks: 'a crash may lose the last heart',
      },
      {
        before: 'for (const begin of failedQueries) begin();',
        after: '',
        breaks: 'a list that failed once stays empty',
      },
      {
        before: 'for (const listener of listeners) listener();',
        after: '',
        breaks: 'live lists stay silent on a new connection',
      },
      {
        before: 'connectionOf(userDb, false)',
        after: 'connectionOf(userDb, true)',
        breaks: "the family's own database may be deleted",
      },
      {
        before: 'await onCache(() => cacheDb.dropCopy());',
        after: '',
        breaks: 'on a full disk nothing makes room for a heart',
      },
      {
        before: 'subscription?.unsubscribe();\n        subscription = liveQuery',
        after: 'subscription = liveQuery',
        breaks: 'each new connection leaves one more query behind',
        survives: 'costs memory only: nothing writes to a connection that is closed',
      },
    ],
  },
  {
    file: 'src/base/device/withReconnect.ts',
    tests: ['src/base/device/', 'src/camps/store/offline/deadConnection.test.ts'],
    faults: [
      {
        before: "  'UnknownError',\n",
        after: '',
        breaks: 'a connection that Safari killed is never opened again',
      },
      {
        before: "  'QuotaExceededError',\n",
        after: '',
        breaks: 'a full disk deletes the directory',
      },
      {
        before: "if (nameOf(error) === 'BlockedError') throw error;",
        after: '',
        breaks: 'an opening that another tab holds is disturbed',
      },
      {
        before: 'const TRIES_BEFORE_REMOVAL = 3;',
        after: 'const TRIES_BEFORE_REMOVAL = 1;',
        breaks: 'one hiccup deletes the directory',
      },
      {
        before: 'connection.close();\n      await ready();',
        after: 'await ready();',
        breaks: 'a dead connection is used again',
      },
      {
        before:
          'await withTimeout(connection.open(), clock, timeoutMs, blockedError);\n        return;',
        after: 'await connection.open();\n        return;',
        breaks: 'a page waits for ever for another tab',
      },
    ],
  },
  {
    file: 'src/base/analytics/dataLayer.ts',
    tests: ['src/base/analytics/'],
    faults: [
      {
        before: "v.strictObject({\n    event: v.literal('camp_click'),",
        after: "v.looseObject({\n    event: v.literal('camp_click'),",
        breaks: 'a click may tell anything about the family',
      },
      {
        before: String.raw`v.pipe(v.string(), v.regex(/^\/[\w/-]*$/))`,
        after: 'v.string()',
        breaks: 'what the family typed is counted with the page',
      },
      {
        before: 'if (!isOpen || !read.success) return;',
        after: 'if (!read.success) return;',
        breaks: 'visits are recorded before anybody has said yes',
      },
      {
        before: 'if (!open) globalThis.dataLayer = undefined;',
        after: '',
        breaks: 'what was recorded before a no is sent after a yes',
      },
    ],
  },
  {
    file: 'src/camps/store/map/mapKey.ts',
    tests: ['src/camps/store/map/mapKey.test.ts'],
    faults: [
      {
        before: 'if (response.status === 404) return { hasKey: false };',
        after: '',
        breaks: 'a project without the function never says that it has no map',
      },
      {
        before: 'save(tools, answer);',
        after: '',
        breaks: 'without a network there is no map',
      },
      {
        before: 'if (saved !== null) show(saved);',
        after: '',
        breaks: 'the answer of last time is not shown',
      },
    ],
  },
];
