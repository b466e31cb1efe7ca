import { describe, expect, it } from 'vitest';
import { aReceived, aSubmitted } from '#tests/fixtures/aSubmitted.ts';
import { submissionStage } from './submissionStage.ts';
import { actionOptions } from './submissionActions.ts';
import type { Submitted } from './submitted.ts';

const actions = (submitted: Submitted, isSending = false) =>
  actionOptions(submissionStage(submitted, isSending), submitted.touchedServer).map(
    ({ action }) => action,
  );

describe('possible actions', () => {
  it('discard an unsent submission and withdraw one that may have been sent', () => {
    expect(actions(aSubmitted())).toEqual(['retry', 'edit', 'discard']);
    expect(actions(aSubmitted({ touchedServer: true }))).toEqual(['retry', 'edit', 'withdraw']);
    expect(actions(aSubmitted({ state: 'refused', touchedServer: true }))).toEqual([
      'edit',
      'withdraw',
    ]);
  });

  it('are none while it is being sent', () => {
    expect(actions(aSubmitted(), true)).toEqual([]);
  });

  it('answer a question, settle a conflict, or forget a finished submission', () => {
    expect(actions(aReceived({ status: 'changes_requested' }))).toEqual(['answer']);
    expect(actions(aReceived({}, { state: 'conflict' }))).toEqual([
      'compare',
      'keepMine',
      'takeTheirs',
    ]);
    expect(actions(aReceived({ status: 'withdrawn' }))).toEqual(['remove']);
  });
});
