import type { Faults } from './Faults.ts';
import { OUTBOX, STATUS } from './outboxTests.ts';

/** What is "saved on this phone", and what becomes of it after it was received. */
export const savedOutboxFaults: readonly Faults[] = [
  {
    file: 'src/providers/store/outbox/entries.ts',
    tests: OUTBOX,
    faults: [
      {
        before: 'if (!isStored(written, found, hasBytes)) {',
        after: 'if (false) {',
        breaks: 'a listing is called saved that Safari has not stored',
      },
      {
        before: 'return names.filter((name) => !needed.has(name));',
        after: 'return [];',
        breaks: 'logos that were replaced fill the phone',
      },
      {
        before: 'await db.outbox.put({ ...record, ...next });',
        after: 'await db.outbox.put(next);',
        breaks: 'what a later version of the app has added is lost',
      },
      {
        before: 'Math.max(now, ...stamps.map((stamp) => stamp + 1))',
        after: 'now',
        breaks: 'two logos get one name',
      },
    ],
  },
  {
    file: 'src/providers/store/outbox/storedEntry.ts',
    tests: OUTBOX,
    faults: [
      {
        before: 'return ms > 0 && ms <= MOST_WAIT_MS ? ms : 0;',
        after: 'return Math.max(ms, 0);',
        breaks: 'a clock that was put back holds a listing for a month',
      },
    ],
  },
  {
    file: 'src/providers/store/outbox/createOutbox.ts',
    tests: [...OUTBOX, ...STATUS],
    faults: [
      {
        before: 'if (made && before.revision >= made.revision) return before;',
        after: '',
        breaks: 'an edit that is repeated on a new connection counts twice',
      },
      {
        before: 'const mine = last.then(work);',
        after: 'const mine = work();',
        breaks: 'a write that is repeated overtakes a later one',
        survives: 'second layer: transactions wait for each other',
      },
      {
        before: "if (own?.state === 'waiting' || own?.state === 'refused') return own;",
        after: '',
        breaks: 'a private link undoes what was typed on this phone',
      },
      {
        before: 'newest.revision === entry.revision && newest.state === entry.state',
        after: 'true',
        breaks: 'an answer about older words is taken for one about newer ones',
      },
      {
        before: 'void persist();\n      return id;',
        after: 'return id;',
        breaks: 'the browser is never asked to keep what was saved',
      },
    ],
  },
  {
    file: 'src/providers/store/outbox/hearStatus.ts',
    tests: STATUS,
    faults: [
      {
        before: 'return mayHaveBeenLost && !entry.isWithdrawn ? again(entry) : entry;',
        after: 'return entry;',
        breaks: 'a listing is lost with a database that was restored from before it',
      },
      {
        before: "entry.state === 'received' && hasBytes && isLogoWanted(answer)",
        after: 'false',
        breaks: 'a logo that the server has lost is never sent again',
      },
      {
        before: 'hasBytes && isLogoWanted(answer)',
        after: 'isLogoWanted(answer)',
        breaks: "a phone without the file says that it refused another phone's logo",
      },
      {
        before: "if (status !== 200) return { kind: 'later' };",
        after: '',
        breaks: 'a failing server is taken for one that has lost everything',
      },
    ],
  },
  {
    file: 'src/providers/store/outbox/drafts.ts',
    tests: ['src/providers/store/offline/drafts.test.ts'],
    faults: [
      {
        before: 'if (!isStored) {',
        after: 'if (false) {',
        breaks: 'a draft is called saved that Safari has not stored',
      },
      {
        before: 'const isKept = before?.logo?.name === logo?.name;',
        after: 'const isKept = false;',
        breaks: 'every letter that is typed writes the whole logo again',
      },
    ],
  },
  {
    file: 'src/camps/store/directory/sync.ts',
    tests: ['src/app/createApp.test.ts'],
    faults: [
      {
        before: 'if (count > 0) open().catch(() => undefined);',
        after: '',
        breaks: 'a listing waits until its page is opened again',
      },
      {
        before: 'if (count > 0) open().catch(() => undefined);',
        after: 'open().catch(() => undefined);',
        breaks: 'every visitor fetches what only providers need',
      },
    ],
  },
  {
    file: 'src/app/shell/update/isSending.ts',
    tests: ['src/app/shell/update/swBridge.test.ts'],
    faults: [
      {
        before: "return held.some(({ name }) => name?.startsWith('camply-outbox'));",
        after: 'return false;',
        breaks: 'an update cuts off a listing that is being sent',
      },
    ],
  },
];
