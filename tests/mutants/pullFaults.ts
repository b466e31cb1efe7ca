import type { Faults } from './Faults.ts';

const PULL = [
  'src/camps/store/offline/{firstLoad,shortPages,epochChange,removedRows,twoTabs,zombieTab,cachedPages}.test.ts',
  'tests/offline/nothingStaysBehind.test.ts',
  'src/camps/store/offline/{captivePortal,corruptChunk,badRow}.test.ts',
  'tests/offline/oldAppNewServer.test.ts',
  'src/camps/store/offline/{endlessAnswers,copyVouchesForItself,hostileRows,memoryMode,whenToPull,whenPullsFail}.test.ts',
  'src/camps/store/directory/',
];

/** From the server's answer to the rows on the device. */
export const pullFaults: readonly Faults[] = [
  {
    file: 'src/camps/store/directory/pull.ts',
    tests: PULL,
    faults: [
      {
        before: 'position !== null && position.reads !== READS',
        after: 'false',
        breaks: 'a phone never learns what the app before it could not read',
        tests: ['tests/offline/oldAppNewServer.test.ts'],
      },
      {
        before: "await db.chunks.where('generation').below(kept).delete();",
        after: '',
        breaks: 'chunks of old copies stay on the disk for ever',
        survives: 'second layer: the last page of the fill removes them, too',
      },
      {
        before: "await db.chunks.where('generation').above(kept).delete();",
        after: '',
        breaks: 'chunks of fills that broke off stay on the disk for ever',
      },
      {
        before: 'await db.overlay.clear();\n',
        after: '',
        breaks: 'changes of the old copy are shown over the new one',
      },
      {
        before: 'signal.throwIfAborted();\n    assertProgress',
        after: 'assertProgress',
        breaks: 'a pull that was cancelled stores its answer',
      },
      {
        before: 'answer.more && !isLater(answer.next, cursor)',
        after: 'false',
        breaks: 'a server that stands still is asked without end',
      },
      {
        before: 'const MAX_RESTARTS = 8;',
        after: 'const MAX_RESTARTS = 3000;',
        breaks: 'a server that keeps changing its epoch is asked without end',
      },
      {
        before: 'position?.epoch !== answer.epoch || answer.reset',
        after: 'answer.reset',
        breaks: 'rows of a restored database are mixed with old ones',
      },
      {
        before: 'position?.epoch !== answer.epoch || answer.reset',
        after: 'position?.epoch !== answer.epoch',
        breaks: 'a phone that is ahead of a restored server misses rows',
      },
      {
        before: 'if (position !== null && !answer.more) return changedCamps.size;',
        after: 'if (position !== null && answer.rows.length < pageSize) return changedCamps.size;',
        breaks: 'a short page is taken for the end',
      },
      {
        before: 'pageSize + restarts',
        after: 'pageSize',
        breaks: 'a CDN answers with pages of the history before',
      },
      {
        before: 'active.version + (changes.length > 0 ? 1 : 0)',
        after: 'active.version',
        breaks: 'screens go on showing the list before the change',
      },
      {
        before:
          'if (expected === null || !isSamePosition(positionOf(record), expected)) return null;',
        after: 'if (expected === null) return null;',
        breaks: 'two tabs store the same step twice',
        survives: 'second layer: the Web Lock, and a step stored twice is the same step',
      },
      {
        before:
          'if (!isSamePosition(positionOf(record), expected)) return null;\n    const { active } = record;',
        after: 'const { active } = record;',
        breaks: 'a tab throws away the fill of another one',
        survives: 'second layer: the Web Lock lets one tab pull at a time',
      },
    ],
  },
  {
    file: 'src/camps/store/directory/compact.ts',
    tests: PULL,
    faults: [
      {
        before: 'if (active === null || staging !== null) return;',
        after: 'if (active === null) return;',
        breaks: 'packing deletes the chunks of a fill under way',
      },
      {
        before: 'await db.overlay.clear();\n      await writeRecord',
        after: 'await writeRecord',
        breaks: 'every start reads changes that are packed already',
      },
      {
        before:
          'if (active.isPacked && counts && (await db.overlay.count()) <= maxOverlay) return;',
        after: 'if (active.isPacked && counts) return;',
        breaks: 'the overlay grows for ever',
      },
    ],
  },
  {
    file: 'src/camps/store/directory/syncRecord.ts',
    tests: PULL,
    faults: [
      {
        before: '.slice(-MAX_SKIPPED)',
        after: '',
        breaks: 'the list of bad rows grows without end',
      },
      {
        before: 'a.generation === b.generation && a.epoch === b.epoch',
        after: 'a.epoch === b.epoch',
        breaks: 'a tab goes on in the copy of another one',
      },
      {
        before:
          'return Math.max(now, (active?.generation ?? 0) + 1, (staging?.generation ?? 0) + 1);',
        after: 'return now;',
        breaks: 'two copies share a number when the clock was put back',
      },
      {
        before: 'format: v.literal(FORMAT),',
        after: 'format: v.number(),',
        breaks: 'a copy of another format is read as if it were ours',
      },
      {
        before: 'if (active?.generation === error.generation) await db.dropCopy();',
        after: 'await db.dropCopy();',
        breaks: 'a good copy goes because an old one was corrupt',
      },
      {
        before: 'const settled = new Set([...bad, ...parsed]);',
        after: 'const settled = new Set(bad);',
        breaks: 'a row that parses again is still counted as bad',
      },
    ],
  },
  {
    file: 'src/camps/store/directory/answer.ts',
    tests: PULL,
    faults: [
      {
        before: String.raw`/^\d{1,20}$/.test(xid) && BigInt(xid) <= MAX_XID`,
        after: 'true',
        breaks: 'a cursor that no server made is stored',
      },
      {
        before: 'epoch: v.pipe(v.string(), v.minLength(1)),',
        after: 'epoch: v.string(),',
        breaks: 'an answer without a history is believed',
      },
    ],
  },
  {
    file: 'src/camps/store/directory/rows.ts',
    tests: [...PULL, 'tests/contract/rows.test.ts'],
    faults: [
      {
        before: "return date.slice(8) <= '28' || isCalendarDay(date);",
        after: 'return true;',
        breaks: 'a family is sent to a camp on February 31',
      },
      {
        before: "return entry?.id === id && isPlain(entry) ? entry : 'bad';",
        after: "return entry && isPlain(entry) ? entry : 'bad';",
        breaks: 'a mix-up of the server overwrites another camp',
      },
      {
        before: "if (!v.is(KindSchema, kind)) return 'unknown kind';",
        after: '',
        breaks: 'a kind of a newer server counts as a bad row',
      },
      {
        before: 'coordinatePrecision: v.fallback(camp.coordinatePrecision, null),',
        after: '',
        breaks: 'a precision of a newer server costs the whole camp',
      },
      {
        before: 'if (deleted) return { kind, id, value: null };',
        after: '',
        breaks: 'a removed camp stays on every phone',
      },
      {
        before: 'dayKind: day_kind,',
        after: "dayKind: 'off',",
        breaks: 'the first day of school is a day off',
        tests: ['src/camps/store/directory/'],
      },
      {
        before: 'registrationOpensOn: v.fallback(camp.registrationOpensOn, null),',
        after: '',
        breaks: 'a sign-up day beyond the calendar costs the whole camp',
        tests: ['src/camps/store/offline/hostileRows.test.ts'],
      },
    ],
  },
  {
    file: 'src/camps/store/directory/chunks.ts',
    tests: ['src/camps/store/directory/chunks.test.ts'],
    faults: [
      {
        before: 'isParsed && !isOfBefore(other)',
        after: 'isParsed',
        breaks: 'days off that an app of before stored are none any more',
      },
    ],
  },
  {
    file: 'src/camps/store/directory/remote.ts',
    tests: [
      'src/camps/store/directory/',
      'tests/roads/read.test.ts',
      'src/camps/store/offline/captivePortal.test.ts',
    ],
    faults: [
      {
        before: "credentials: 'omit',",
        after: "credentials: 'include',",
        breaks: 'cookies go along, and no CDN may answer',
      },
      {
        before: "cache: 'no-store',",
        after: '',
        breaks: 'one wrong answer in the browser cache cuts a phone off for good',
      },
      {
        before: 'if (!response.ok) throw await errorOf(response);',
        after: '',
        breaks: 'what the server says about an error is lost',
      },
    ],
  },
  {
    file: 'src/base/http/RemoteError.ts',
    tests: ['src/base/http/RemoteError.test.ts', 'src/camps/store/offline/captivePortal.test.ts'],
    faults: [
      {
        before: 'const isNotOurs = status >= 200 && status < 400;',
        after: 'const isNotOurs = false;',
        breaks: "a portal's page counts as a fault of ours",
      },
      {
        before: 'Math.min(Math.max(ms, 0), mostMs)',
        after: 'Math.max(ms, 0)',
        breaks: 'a typo in Retry-After silences a phone for a year',
      },
    ],
  },
  {
    file: 'src/base/device/requestWithin.ts',
    tests: ['src/camps/store/'],
    faults: [
      {
        before: 'const cancelTimer = clock.after(ms, () => canceling.abort(timeoutError()));',
        after: 'const cancelTimer = () => undefined;',
        breaks: 'a half-dead connection is waited for without end',
      },
      {
        before: "signal.addEventListener('abort', onAbort);",
        after: '',
        breaks: 'a page that is left goes on loading',
      },
    ],
  },
];
