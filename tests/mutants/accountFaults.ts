import type { Faults } from './Faults.ts';

const tests = ['src/data/session/'];

/** What people do with an account. */
export const accountFaults: readonly Faults[] = [
  {
    file: 'src/data/session/guardedFetch.ts',
    tests,
    faults: [
      {
        before: 'JSON.stringify(onOwnClock(session.output))',
        after: 'text',
        breaks: 'a clock that is hours fast asks for a new token at every use',
      },
    ],
  },
  {
    file: 'src/data/session/createAccounts.ts',
    tests,
    faults: [
      {
        before: "if (!(await isGood(accessToken))) return 'old';",
        after: '',
        breaks: 'a forged link is taken, and a link that has ended signs out who is signed in',
      },
      {
        before: "if (fragment !== '') page.dropFragment();",
        after: '',
        breaks: 'the tokens of a mailed link stay in the history',
      },
      {
        before: "client.admin.signOut(token, 'others')",
        after: "client.admin.signOut(token, 'local')",
        breaks: 'whoever knew the old password stays signed in',
      },
    ],
  },
  {
    file: 'src/data/session/checkToken.ts',
    tests,
    faults: [
      {
        before: 'return await crypto.subtle.verify(algorithm, key, bytesOf(signature), text);',
        after: 'return true;',
        breaks: 'any signature is good',
      },
    ],
  },
  {
    file: 'src/data/session/deleteAccount.ts',
    tests,
    faults: [
      {
        before: "return body === true ? 'done' : 'unreachable';",
        after: "return 'done';",
        breaks: 'a hotel that says "yes" has deleted an account',
      },
    ],
  },
  {
    file: 'src/domain/share/nextPage.ts',
    tests: ['src/domain/share/nextPage.test.ts'],
    faults: [
      {
        before: 'isDoubtful(path) ||',
        after: '',
        breaks: 'a sign-in leads to another site',
      },
    ],
  },
];
