import type { Faults } from './Faults.ts';

/** Signing in, and what reviewers decide. */
export const reviewFaults: readonly Faults[] = [
  {
    file: 'src/account/store/guardedFetch.ts',
    tests: ['src/account/store/'],
    faults: [
      {
        before: 'if (!ENDS.has(code)) return',
        after: 'if (false) return',
        breaks: "a hotel's 403 page, a 429 or a gateway's 401 signs everybody out",
      },
      {
        before: "if (body === undefined) return 'not the server: no JSON';",
        after: '',
        breaks: 'a page of a captive portal counts as an answer',
        survives: 'what comes after asks a token for its tokens and a refusal for its code, too',
      },
      {
        before: "if (ok && address.includes('/token?') && !v.is(TokenSchema, body)) {",
        after: 'if (false) {',
        breaks: 'any JSON with status 200 counts as a session',
      },
      {
        before: "  'refresh_token_not_found',\n",
        after: '',
        breaks: 'a session that the server has ended goes on for ever',
      },
    ],
  },
  {
    file: 'src/base/session/deviceSession.ts',
    tests: ['src/account/store/', 'tests/contract/session.test.ts'],
    faults: [
      {
        before: '      forget();\n      if (token !== undefined)',
        after: '      if (token !== undefined)',
        breaks: 'signing out does nothing on this device',
      },
      {
        before: '  onOtherTab(show);\n',
        after: '',
        breaks: 'another tab goes on as somebody who has signed out',
      },
    ],
  },
  {
    file: 'src/account/store/accessToken.ts',
    tests: ['src/account/store/', 'tests/contract/session.test.ts'],
    faults: [
      {
        before: 'found.accessToken !== refused &&',
        after: '',
        breaks: 'a token that the server has refused is used again',
      },
      {
        before: 'if (hasBegun) client.askAgain();',
        after: '',
        breaks: 'for a minute after the signal is back nobody can review',
      },
      {
        before: 'return withDeadline(refresh(refused), clock);',
        after: 'return refresh(refused);',
        breaks: 'a screen waits half a minute for a token with no signal',
      },
    ],
  },
  {
    file: 'src/base/session/storedSession.ts',
    tests: ['src/account/store/'],
    faults: [
      {
        before: 'role: claims.app_metadata?.role || null,',
        after: "role: 'reviewer',",
        breaks: 'everybody sees the desk',
      },
    ],
  },
  {
    file: 'src/providers/store/review/createReviewDesk.ts',
    tests: ['src/providers/store/review/', 'tests/contract/reviewDesk.test.ts'],
    faults: [
      {
        before: 'if (first.status !== 401) return answerOf(first);',
        after: 'return answerOf(first);',
        breaks: 'a token that ended early ends the work',
      },
      {
        before: "if (code === 'PT409') throw new ReviewError('changed');",
        after: '',
        breaks: 'nobody is told that the provider has changed the listing meanwhile',
      },
      {
        before: 'latitude: isKnown ? place.latitude : null,',
        after: 'latitude: null,',
        breaks: 'a pin that the reviewer has moved is forgotten',
      },
      {
        before: 'changes: columnsOf(changes),\n  };',
        after: 'changes: {},\n  };',
        breaks: 'corrections are lost when a listing is approved',
      },
    ],
  },
  {
    file: 'src/providers/store/review/reviewDrafts.ts',
    tests: ['src/providers/store/review/'],
    faults: [
      {
        before: 'draft.revision === revision ? draft : { ...draft, revision, checks: [] }',
        after: 'draft.revision === revision ? draft : newDraft(revision)',
        breaks: 'a typed question is lost when the provider changes the listing',
      },
      {
        before: '        sessionStorage().setItem(KEY + id, JSON.stringify(draft));',
        after: '',
        breaks: 'a typed question is lost in a reload',
      },
    ],
  },
  {
    file: 'src/providers/rules/review/approval.ts',
    tests: ['src/providers/rules/review/'],
    faults: [
      {
        before: 'parsed.output[name] !== fields[name]',
        after: 'true',
        breaks: 'what was not corrected counts as a correction',
      },
    ],
  },
  {
    file: 'src/providers/rules/review/duplicatesOf.ts',
    tests: ['src/providers/rules/review/'],
    faults: [
      {
        before: 'camps.filter(({ id }) => !own.has(id))',
        after: 'camps',
        breaks: 'a change looks like a duplicate of the camp it changes',
      },
    ],
  },
  {
    file: 'src/providers/rules/review/reading.ts',
    tests: ['src/providers/rules/review/'],
    faults: [
      {
        before: 'if (live.length > 0) return live.map(({ camp }) => camp.seasonId);',
        after: '',
        breaks: 'a change moves a camp to another break',
      },
    ],
  },
  {
    file: 'src/providers/screens/review/queue/queueEntry.ts',
    tests: ['src/providers/screens/review/'],
    faults: [
      {
        before: 'const waitedFrom = atlantaDay(Date.parse(item.waitingSince));',
        after: 'const waitedFrom = atlantaDay(Date.parse(item.receivedAt));',
        breaks: 'an answer that has just come in counts as late',
      },
    ],
  },
];
