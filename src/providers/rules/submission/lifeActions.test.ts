import { describe, expect, it } from 'vitest';
import { aReceived, aSubmitted } from '#tests/fixtures/aSubmitted.ts';
import { lifeOf } from './life.ts';
import { choicesOf } from './lifeActions.ts';
import type { Submitted } from './submitted.ts';

const actions = (submitted: Submitted, isSending = false) =>
  choicesOf(lifeOf(submitted, isSending), submitted.touchedServer).map(({ action }) => action);

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
