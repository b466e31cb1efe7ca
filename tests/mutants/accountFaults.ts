import type { Faults } from './Faults.ts';

const tests = ['src/account/store/'];

/** What people do with an account. */
export const accountFaults: readonly Faults[] = [
  {
    file: 'src/account/store/guardedFetch.ts',
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
    file: 'src/account/store/createAccounts.ts',
    tests,
    faults: [
      {
        before: "client.admin.signOut(token, 'others')",
        after: "client.admin.signOut(token, 'local')",
        breaks: 'whoever knew the old password stays signed in',
      },
    ],
  },
  {
    file: 'src/account/store/createLinks.ts',
    tests,
    faults: [
      {
        before: '!(await isGood(link.accessToken))',
        after: 'false',
        breaks: 'a forged link is taken, and a link that has ended signs out who is signed in',
      },
      {
        before: 'return isExpected ? adopt(found) : { email };',
        after: 'return adopt(found);',
        breaks: 'a link signs somebody in as somebody else without a word',
      },
      {
        before: "link.kind === 'token' && requested.includes(email)",
        after: "link.kind === 'token'",
        breaks: 'a link that anybody has mailed signs in without a word',
      },
      {
        before: 'opened?.text === text ? opened : await open(text, link)',
        after: 'await open(text, link)',
        breaks: 'a lost answer spends the link',
      },
    ],
  },
  {
    file: 'src/account/store/linkInAddress.ts',
    tests,
    faults: [
      {
        before: "history.replaceState(history.state, '', ",
        after: '(() => undefined)(',
        breaks: 'the tokens of a mailed link stay in the address and the history',
      },
    ],
  },
  {
    file: 'src/account/store/checkToken.ts',
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
    file: 'src/account/store/deleteAccount.ts',
    tests,
    faults: [
      {
        before: "return answer.body === true ? 'done' : 'unreachable';",
        after: "return 'done';",
        breaks: 'a hotel that says "yes" has deleted an account',
      },
    ],
  },
  {
    file: 'src/camps/rules/share/nextPage.ts',
    tests: ['src/camps/rules/share/nextPage.test.ts'],
    faults: [
      {
        before: 'isDoubtful(path) ||',
        after: '',
        breaks: 'a sign-in leads to another site',
      },
    ],
  },
];
