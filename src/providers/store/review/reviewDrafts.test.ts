import { expect, it } from 'vitest';
import { storageOver } from '#tests/fakes/storageOver.ts';
import { createReviewDrafts } from './reviewDrafts.ts';

function aTab() {
  const stored = new Map<string, string>();
  const storage = () => storageOver(stored);
  return { stored, open: () => createReviewDrafts(storage) };
}

it('restores typed text after a reload', () => {
  const { open } = aTab();
  const drafts = open();
  drafts.keep('a', { ...drafts.of('a', 1), question: 'Which door?' });
  expect(open().of('a', 1).question).toBe('Which door?');
  expect(open().of('b', 1).question).toBe('');
});

it('keeps the text and resets the checks for another revision', () => {
  const { open } = aTab();
  const drafts = open();
  drafts.keep('a', { ...drafts.of('a', 1), refusal: 'No.', checks: ['dates'] });
  expect(drafts.of('a', 2)).toMatchObject({ revision: 2, refusal: 'No.', checks: [] });
});

it('forgets a sent draft', () => {
  const { stored, open } = aTab();
  const drafts = open();
  drafts.keep('a', { ...drafts.of('a', 1), question: 'x' });
  drafts.forget('a');
  expect(stored.size).toBe(0);
  expect(drafts.of('a', 1).question).toBe('');
});

it('ignores a damaged draft', () => {
  const { stored, open } = aTab();
  stored.set('camply-review-a', '{"revision":1,"place":{"kind":"exact","latitude":999}}');
  expect(open().of('a', 1).place).toBeNull();
});

it('keeps a draft in the page when storage is refused', () => {
  const drafts = createReviewDrafts(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  drafts.keep('a', { ...drafts.of('a', 1), question: 'x' });
  expect(drafts.of('a', 1).question).toBe('x');
});
