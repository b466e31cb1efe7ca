import type { Faults } from './Faults.ts';

const LIFE = ['src/providers/rules/submission/life.test.ts'];

/** Where a submission stands, and what is done with the right to change it. */
export const lifeFaults: readonly Faults[] = [
  {
    file: 'src/providers/rules/submission/life.ts',
    tests: LIFE,
    faults: [
      {
        before: "return isSending ? 'sending' : 'waiting';",
        after: "return 'sending';",
        breaks: 'a listing that waits in a gym with no signal is called "Sending" for days',
      },
      {
        before: "return server?.live.length ? 'live' : 'archived';",
        after: "return 'live';",
        breaks: 'a listing that was taken out of the list is called live',
      },
      {
        before: "if (state === 'refused' && isWithdrawn) return 'withdrawn';",
        after: '',
        breaks: 'what was taken back asks for a fix for ever',
      },
      {
        before: "return state === 'logoRefused' && isLogoTheProblem ? 'logoRefused' : onServer;",
        after: "return state === 'logoRefused' ? 'logoRefused' : onServer;",
        breaks: 'a refused logo hides the question of the reviewer',
      },
    ],
  },
  {
    file: 'src/providers/rules/submission/lifeActions.ts',
    tests: ['src/providers/rules/submission/lifeActions.test.ts'],
    faults: [
      {
        before: '= touchedServer\n',
        after: '= !touchedServer\n',
        breaks: 'what may be on the server is discarded here and stays there',
      },
    ],
  },
  {
    file: 'src/providers/rules/submission/describeLife.ts',
    tests: LIFE,
    faults: [
      {
        before: "if (attempts === 0 || !isOnline) return '';",
        after: "if (attempts === 0) return '';",
        breaks: 'a time is promised for the next try where there is no connection',
      },
      {
        before: "return life === 'changes' || life === 'rejected' ? (server?.note ?? null) : null;",
        after: 'return server?.note ?? null;',
        breaks: 'an old question stands under a listing that is live',
      },
      {
        before: 'const isLate = atlantaDay(now) > due;',
        after: 'const isLate = false;',
        breaks: 'a promise that was broken is made again every day',
      },
    ],
  },
  {
    file: 'src/providers/rules/submission/statusAnswer.ts',
    tests: ['src/providers/rules/submission/statusAnswer.test.ts'],
    faults: [
      {
        before: "kept.state === 'received' && revision >= kept.revision",
        after: 'revision >= kept.revision',
        breaks: 'an edit that waits on this phone is covered by the server’s older words',
      },
    ],
  },
  {
    file: 'src/base/day/businessDays.ts',
    tests: [
      'src/base/day/businessDays.test.ts',
      'src/providers/rules/submission/reviewDue.test.ts',
    ],
    faults: [
      {
        before: 'return nth === 5 ? dateOf(day) > 24 :',
        after: 'return nth === 5 ? dateOf(day) > 17 :',
        breaks: 'two Mondays of May are Memorial Day',
      },
      {
        before: 'if (weekday === 5 && isDated(addDays(day, 1))) return false;',
        after: '',
        breaks: 'an answer is promised for the Friday that stands for a holiday on Saturday',
      },
    ],
  },
  {
    file: 'src/providers/rules/submission/reviewDue.ts',
    tests: ['src/providers/rules/submission/reviewDue.test.ts'],
    faults: [
      {
        before: 'return -Math.max(businessDaysUpTo(due, today), 1);',
        after: 'return -businessDaysUpTo(due, today);',
        breaks: 'on the weekend after its last day a listing is still "due today"',
      },
    ],
  },
  {
    file: 'src/providers/screens/submissions/link/linkKey.ts',
    tests: ['src/providers/screens/submissions/link/linkKey.test.ts'],
    faults: [
      {
        before: '`${origin}/my-listing#${fragmentOf(key)}`',
        after: '`${origin}/my-listing?key=${fragmentOf(key)}`',
        breaks: 'the right to change a listing stands in every log on the way',
      },
      {
        before: '#${id.slice(0, 4)}…`',
        after: '#${id}`',
        breaks: 'a screenshot of the page names the listing',
      },
      {
        before: "mailto:${encodeURIComponent(email).replaceAll('%40', '@')}",
        after: 'mailto:${email}',
        breaks: 'an address that was typed with more in it sends the link to somebody else, too',
      },
    ],
  },
  {
    file: 'src/base/analytics/analytics.ts',
    tests: ['src/base/analytics/analytics.test.ts'],
    faults: [
      {
        before: 'if (isPrivatePage(window.location.pathname)) {',
        after: 'if (false) {',
        breaks: 'a script of others reads the link that opens a listing',
      },
    ],
  },
];
