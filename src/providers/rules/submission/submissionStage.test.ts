import { describe, expect, it } from 'vitest';
import { aReceived, aSubmitted, aWord } from '#tests/fixtures/aSubmitted.ts';
import { atTheServer } from '#tests/fixtures/lives/atTheServer.ts';
import { live, online } from '#tests/fixtures/lives/moments.ts';
import { onThePhone } from '#tests/fixtures/lives/onThePhone.ts';
import { describeSubmission, stageTitle } from './describeSubmission.ts';
import { byNeed, type SubmissionStage, submissionStage } from './submissionStage.ts';
import type { Submitted } from './submitted.ts';

const table = [...onThePhone, ...atTheServer];

const quote = (submitted: Submitted) => describeSubmission(submitted, online).quote;

describe('the state of a submission', () => {
  it.each(table)('%s', (_, submitted, moment, stage, title, text) => {
    expect(describeSubmission(submitted, moment)).toMatchObject({ stage, title, text });
  });

  it('is covered in each state but the draft', () => {
    const shown = new Set<string>(table.map(([, , , stage]) => stage));
    expect(Object.keys(stageTitle).filter((stage) => !shown.has(stage))).toEqual(['draft']);
  });

  it('quotes the reviewer and the server verbatim', () => {
    const note = '<b>Which door?</b>';
    expect(quote(aReceived({ status: 'changes_requested', note }))).toBe(note);
    expect(quote(aReceived({ status: 'rejected', note }))).toBe(note);
    expect(quote(aSubmitted({ state: 'refused', problem: note }))).toBe(note);
    // An old note under a listing that is live would look like a new one.
    expect(quote(aReceived({ status: 'approved', live, note }))).toBeNull();
  });

  it('is waiting for an edit, whatever the server said of the old version', () => {
    const word = aWord({ status: 'changes_requested', note: 'Which door?' });
    expect(submissionStage(aSubmitted({ server: word, revision: 2 }), false)).toBe('waiting');
  });
});

describe('the order of a list', () => {
  it('is: needs the provider, waiting, drafts, in progress, done', () => {
    const shuffled: SubmissionStage[] = [
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
    const sorted = shuffled.map((stage) => ({ stage })).toSorted(byNeed);
    expect(sorted.map(({ stage }) => stage)).toEqual([
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
