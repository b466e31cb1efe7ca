import type { Faults } from './Faults.ts';

/** When to ask, and what is shown. */
export const syncFaults: readonly Faults[] = [
  {
    file: 'src/data/directory/sync.ts',
    tests: [
      'tests/offline/{whenToPull,whenPullsFail,zombieTab,twoTabs,corruptChunk,wrongClock,deadConnection}.test.ts',
      'tests/offline/{captivePortal,endlessAnswers}.test.ts',
    ],
    faults: [
      {
        before: 'return full / 2 + (full / 2) * random();',
        after: 'return full;',
        breaks: 'phones that failed together come back together',
      },
      {
        before: 'schedule(Math.max(backoff, ms));',
        after: 'schedule(backoff);',
        breaks: "the server's Retry-After is ignored",
      },
      {
        before: 'return passed >= 0 && passed < ms;',
        after: 'return passed < ms;',
        breaks: 'a clock that was put back by a month stops pulls for a month',
      },
      {
        before: 'void (tab.isVisible() && begin())',
        after: 'void begin()',
        breaks: 'a tab in the background keeps pulling',
      },
      {
        before: 'failures === 0 && isWithin(lastSuccess, FRESH_FOR_MS)',
        after: 'false',
        breaks: 'every look at the tab asks the server',
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
      {
        before: "if (error instanceof StorageError) return 'storage';",
        after: '',
        breaks: 'a full disk is called a fault of the server',
      },
      {
        before: 'else if (isWithin(since, ms)) schedule(since + ms - clock.now());',
        after: '',
        breaks: 'coming back to the tab ignores Retry-After',
      },
    ],
  },
];
