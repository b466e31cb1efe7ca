import { describe, expect, it } from 'vitest';
import { aLive, aReceived, aSubmitted, aWord } from '#tests/fixtures/aSubmitted.ts';
import { describeLife, lifeTitle } from './describeLife.ts';
import { byNeed, type Life, lifeOf } from './life.ts';
import { choicesOf } from './lifeActions.ts';
import type { Submitted } from './submitted.ts';

// Tuesday, September 15, 2026, noon where the phone is.
const now = new Date(2026, 8, 15, 12, 0).getTime();
const online = { isSending: false, isOnline: true, now };
const offline = { ...online, isOnline: false };
const sending = { ...online, isSending: true };

const live = [aLive];
const changed = { server: aWord({ status: 'approved', live }), revision: 2, touchedServer: true };

const table: [situation: string, Submitted, typeof online, Life, title: string, text: string][] = [
  [
    'saved in a gym with no signal',
    aSubmitted(),
    offline,
    'waiting',
    'Waiting for network',
    'Sends by itself when there is a connection. Keep the app installed, or open Camply once online.',
  ],
  [
    'tried twice, the next time is planned',
    aSubmitted({ attempts: 2, nextAttemptAt: now + 300_000, touchedServer: true }),
    online,
    'waiting',
    'Waiting to try again',
    'Sends by itself when there is a connection. Keep the app installed, or open Camply once online. Tried 2 times. Next try today, 12:05 pm.',
  ],
  [
    'tried once, and the next time has come',
    aSubmitted({ attempts: 1, nextAttemptAt: now - 1, touchedServer: true }),
    online,
    'waiting',
    'Waiting to try again',
    'Sends by itself when there is a connection. Keep the app installed, or open Camply once online. Tried once. Trying again in a moment.',
  ],
  [
    'tried, then the signal went: nobody knows when',
    aSubmitted({ attempts: 2, nextAttemptAt: now + 300_000, touchedServer: true }),
    offline,
    'waiting',
    'Waiting for network',
    'Sends by itself when there is a connection. Keep the app installed, or open Camply once online.',
  ],
  [
    'a change of a listing that parents see',
    aSubmitted(changed),
    offline,
    'waiting',
    'Waiting for network',
    'Your change is saved. Sends by itself when there is a connection. Keep the app installed, or open Camply once online. Until then parents see the listing as it was.',
  ],
  ['leaving', aSubmitted(), sending, 'sending', 'Sending', 'This takes a few seconds.'],
  [
    'leaving, with a logo',
    aSubmitted({ logo: { name: 'fern.png' } }),
    sending,
    'sending',
    'Sending',
    'The words go first, then the logo. Keep Camply open for a moment.',
  ],
  [
    'arrived',
    aReceived(),
    online,
    'received',
    'Received',
    'We read it within 2–3 business days, so by Wednesday, Sep 16.',
  ],
  [
    'arrived, and the promise is broken',
    aReceived(),
    { ...online, now: Date.UTC(2026, 8, 17, 16) },
    'received',
    'Received',
    'We read it within 2–3 business days. We’re late: you should’ve heard by Wednesday, Sep 16. Sorry about that.',
  ],
  [
    'a change of what arrived long ago: the promise begins anew',
    aReceived({ revision: 2, receivedAt: '2026-08-03T16:00:00Z' }),
    online,
    'received',
    'Received',
    'We read it within 2–3 business days, so by Wednesday, Sep 16.',
  ],
  [
    'from a server that does not tell since when it waits',
    aReceived({ waitingSince: '' }),
    online,
    'received',
    'Received',
    'We read it within 2–3 business days, so by Wednesday, Sep 16.',
  ],
  [
    'arrived without the logo of another phone',
    aReceived({ logo: 'awaited' }),
    online,
    'received',
    'Received',
    'The logo is still on its way. We read it within 2–3 business days, so by Wednesday, Sep 16.',
  ],
  [
    'a change arrived, the camp is live',
    aReceived({ live }),
    online,
    'received',
    'Received',
    'Your change is in. Parents see the listing as it was until we’ve read it. We read it within 2–3 business days, so by Wednesday, Sep 16.',
  ],
  [
    'a reviewer has it open',
    aReceived({ isInReview: true }),
    online,
    'review',
    'In review',
    'A person is checking the dates and the address. You’ll hear by Wednesday, Sep 16.',
  ],
  [
    'a reviewer has it open for too long',
    aReceived({ isInReview: true }),
    { ...online, now: Date.UTC(2026, 8, 17, 16) },
    'review',
    'In review',
    'A person is checking the dates and the address. We’re late: you should’ve heard by Wednesday, Sep 16. Sorry about that.',
  ],
  [
    'a question',
    aReceived({ status: 'changes_requested', note: 'Which door?' }),
    online,
    'changes',
    'Changes asked',
    'Everything you wrote is kept.',
  ],
  [
    'in the list',
    aReceived({ status: 'approved', live }),
    online,
    'live',
    'Live',
    'Parents can find it, as a basic listing since today.',
  ],
  [
    'not accepted',
    aReceived({ status: 'rejected', note: 'Adults only.' }),
    online,
    'rejected',
    'Not accepted',
    'Your words are kept.',
  ],
  [
    'refused by the server',
    aSubmitted({ state: 'refused', problem: 'zip_code is too long', touchedServer: true }),
    online,
    'refused',
    'Needs a fix',
    'Our server couldn’t take it like this. Your words are kept: fix them, and it sends again.',
  ],
  [
    'the logo was refused',
    aReceived({}, { state: 'logoRefused', problem: 'That file is no picture' }),
    online,
    'logoRefused',
    'Logo not taken',
    'The listing itself arrived. Choose another logo, or go on without one.',
  ],
  [
    'the logo was refused, and the reviewer has a question: the question counts more',
    aReceived({ status: 'changes_requested', note: 'Which door?' }, { state: 'logoRefused' }),
    online,
    'changes',
    'Changes asked',
    'Everything you wrote is kept.',
  ],
  [
    'another phone changed it, too',
    aReceived({ revision: 2 }, { state: 'conflict' }),
    online,
    'conflict',
    'Changed in two places',
    'Another phone changed this listing, too. Nothing changes until you pick one.',
  ],
  [
    'taken back with no signal',
    aSubmitted({ ...changed, isWithdrawn: true }),
    offline,
    'withdrawing',
    'Being taken down',
    'It comes down as soon as there is a connection. Keep the app installed, or open Camply once online. Until then parents can see it.',
  ],
  [
    'taken back',
    aReceived({ status: 'withdrawn' }, { isWithdrawn: true }),
    online,
    'withdrawn',
    'Taken down',
    'It’s out of the list, and phones forget it at their next visit.',
  ],
  [
    'taken back on another phone, before a change of this one arrived',
    aReceived({ status: 'withdrawn' }, { state: 'closed' }),
    online,
    'withdrawn',
    'Taken down',
    'It was taken down before this change arrived, so the change wasn’t sent.',
  ],
  [
    'taken back, and the server has nothing of it to take back',
    aSubmitted({ state: 'refused', isWithdrawn: true, problem: 'no such submission' }),
    online,
    'withdrawn',
    'Taken down',
    'It’s out of the list, and phones forget it at their next visit.',
  ],
  [
    'approved once, and taken out of the list by us',
    aReceived({ status: 'approved' }),
    online,
    'archived',
    'Not in the list',
    'We took it out of the list. Write to us if that’s a surprise.',
  ],
];

const quote = (submitted: Submitted) => describeLife(submitted, online).quote;
const actions = (submitted: Submitted, isSending = false) =>
  choicesOf(lifeOf(submitted, isSending), submitted.touchedServer).map(({ action }) => action);

describe('the life of a submission', () => {
  it.each(table)('%s', (_, submitted, moment, life, title, text) => {
    expect(describeLife(submitted, moment)).toMatchObject({ life, title, text });
  });

  it('every state but the draft is in the table', () => {
    const shown = new Set<string>(table.map(([, , , life]) => life));
    expect(Object.keys(lifeTitle).filter((life) => !shown.has(life))).toEqual(['draft']);
  });

  it('quotes the reviewer and the server, word for word', () => {
    const note = '<b>Which door?</b>';
    expect(quote(aReceived({ status: 'changes_requested', note }))).toBe(note);
    expect(quote(aReceived({ status: 'rejected', note }))).toBe(note);
    expect(quote(aSubmitted({ state: 'refused', problem: note }))).toBe(note);
    // An old note under a listing that is live would look like a new one.
    expect(quote(aReceived({ status: 'approved', live, note }))).toBeNull();
  });

  it('an edit that waits is not hidden behind what the server said of the words before', () => {
    const word = aWord({ status: 'changes_requested', note: 'Which door?' });
    expect(lifeOf(aSubmitted({ server: word, revision: 2 }), false)).toBe('waiting');
  });
});

describe('what can be done', () => {
  it('what never left is discarded, what may have left is withdrawn', () => {
    expect(actions(aSubmitted())).toEqual(['retry', 'edit', 'discard']);
    expect(actions(aSubmitted({ touchedServer: true }))).toEqual(['retry', 'edit', 'withdraw']);
    expect(actions(aSubmitted({ state: 'refused', touchedServer: true }))).toEqual([
      'edit',
      'withdraw',
    ]);
  });

  it('nothing while its bytes are leaving', () => {
    expect(actions(aSubmitted(), true)).toEqual([]);
  });

  it('a question is answered, a conflict decided, and what is over can be forgotten', () => {
    expect(actions(aReceived({ status: 'changes_requested' }))).toEqual(['answer']);
    expect(actions(aReceived({}, { state: 'conflict' }))).toEqual([
      'compare',
      'keepMine',
      'takeTheirs',
    ]);
    expect(actions(aReceived({ status: 'withdrawn' }))).toEqual(['remove']);
  });
});

describe('the order of a list', () => {
  it('what needs the provider, what waits, drafts, what is under way, what is done', () => {
    const shuffled: Life[] = [
      'withdrawn',
      'live',
      'received',
      'draft',
      'sending',
      'review',
      'changes',
      'waiting',
      'refused',
    ];
    const sorted = shuffled.map((life) => ({ life })).toSorted(byNeed);
    expect(sorted.map(({ life }) => life)).toEqual([
      'changes',
      'refused',
      'sending',
      'waiting',
      'draft',
      'received',
      'review',
      'live',
      'withdrawn',
    ]);
  });
});
