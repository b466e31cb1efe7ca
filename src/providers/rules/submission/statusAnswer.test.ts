import { describe, expect, it } from 'vitest';
import { aReceived, aSubmitted, aWord, someFields } from '#tests/fixtures/aSubmitted.ts';
import { submissionStage } from './submissionStage.ts';
import { lastTime, seenByLink, type StatusAnswer } from './statusAnswer.ts';

const theirs = someFields({ price: '$260' });
const answer: StatusAnswer = {
  ...aWord({ revision: 2 }),
  fields: theirs,
  history: [
    { at: '2026-09-11T20:02:00Z', what: 'received' },
    { at: '2026-09-14T17:55:00Z', what: 'opened' },
    { at: '2026-09-15T17:55:00Z', what: 'opened' },
  ],
};

describe('what a private link shows', () => {
  it("is the server's version on a phone without it", () => {
    const seen = seenByLink(null, answer);
    expect(seen).toMatchObject({ fields: theirs, revision: 2, server: answer });
    expect(seen && submissionStage(seen, false)).toBe('received');
  });

  it("is the phone's version offline", () => {
    const kept = aReceived();
    expect(seenByLink(kept, null)).toBe(kept);
    expect(seenByLink(null, null)).toBeNull();
  });

  it("is the newer version after another phone's edit", () => {
    expect(seenByLink(aReceived(), answer)).toMatchObject({ fields: theirs, revision: 2 });
  });

  it('is not hidden by the server for a waiting edit', () => {
    const kept = aSubmitted({ revision: 2, server: aWord() });
    const seen = seenByLink(kept, { ...answer, revision: 3 });
    expect(seen).toMatchObject({ fields: kept.fields, revision: 2, state: 'waiting' });
  });

  it('is not hidden by the server for a conflict', () => {
    const kept = aReceived({}, { state: 'conflict' });
    expect(seenByLink(kept, answer)).toMatchObject({ fields: kept.fields, state: 'conflict' });
  });

  it('ignores an outdated response', () => {
    const kept = aReceived({}, { revision: 3 });
    expect(seenByLink(kept, answer)).toMatchObject({ fields: kept.fields, revision: 3 });
  });

  it("is withdrawn after another phone's withdrawal", () => {
    const seen = seenByLink(aReceived(), { ...answer, status: 'withdrawn' });
    expect(seen && submissionStage(seen, false)).toBe('withdrawn');
  });
});

it('takes the last time of a repeated event', () => {
  expect(lastTime(answer, 'opened')).toBe(Date.UTC(2026, 8, 15, 17, 55));
  expect(lastTime(answer, 'approved')).toBeNull();
  expect(lastTime(null, 'opened')).toBeNull();
});
