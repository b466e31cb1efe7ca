import type { Faults } from './Faults.ts';

const PULLS = [
  'src/camps/store/offline/{whenToPull,whenPullsFail,zombieTab,twoTabs,corruptChunk,wrongClock,deadConnection}.test.ts',
  'src/camps/store/offline/{captivePortal,endlessAnswers}.test.ts',
];

/** When to ask, and what is shown. */
export const syncFaults: readonly Faults[] = [
  {
    file: 'src/base/device/schedule.ts',
    tests: PULLS,
    faults: [
      {
        before: 'return full / 2 + (full / 2) * random();',
        after: 'return full;',
        breaks: 'phones that failed together come back together',
      },
      {
        before: 'return passed >= 0 && passed < quiet.ms;',
        after: 'return passed < quiet.ms;',
        breaks: 'a clock that was put back by a month stops pulls for a month',
      },
      {
        before: 'void (mayBegin() && begin())',
        after: 'void begin()',
        breaks: 'a tab in the background keeps pulling',
      },
      {
        before: 'if (isQuiet()) return beginAfter(dueAt - clock.now());',
        after: '',
        breaks: 'coming back to the tab ignores Retry-After',
      },
      {
        before: 'cameBack = running !== null;',
        after: '',
        breaks: 'a signal that comes back during a failing attempt is forgotten',
      },
      {
        before: '{ ifAvailable: true }',
        after: '{ ifAvailable: false }',
        breaks: 'a second tab waits for the first one without end',
      },
      {
        before: "running?.cancel.abort(new DOMException('leaving', 'AbortError'));",
        after: '',
        breaks: 'a page that is left goes on pulling',
      },
    ],
  },
  {
    file: 'src/camps/store/directory/sync.ts',
    tests: PULLS,
    faults: [
      {
        before: 'ms: Math.max(backoff, askedMs)',
        after: 'ms: backoff',
        breaks: "the server's Retry-After is ignored",
      },
      {
        before: ', quietMs: FRESH_FOR_MS }',
        after: ' }',
        breaks: 'every look at the tab asks the server',
      },
      {
        before: "if (error instanceof StorageError) return 'storage';",
        after: '',
        breaks: 'a full disk is called a fault of the server',
      },
    ],
  },
];
