import { expect, it } from 'vitest';
import { submissionTrail } from './submissionTrail.ts';

const now = new Date(2026, 8, 15, 12, 0).getTime();
const times = {
  saved: new Date(2026, 8, 11, 15, 48).getTime(),
  received: new Date(2026, 8, 11, 16, 2).getTime(),
  opened: new Date(2026, 8, 14, 13, 55).getTime(),
  asked: new Date(2026, 8, 14, 14, 10).getTime(),
  live: new Date(2026, 8, 15, 10, 20).getTime(),
};

it('dates each passed stage', () => {
  expect(submissionTrail('live', times, now)).toEqual({
    at: 4,
    isPaused: false,
    when: ['Sep 11', 'Sep 11', 'Sep 11, 4:02 pm', 'Sep 14', 'today, 10:20 am'],
  });
});

it('pauses at the review for a question', () => {
  const trail = submissionTrail('changes', times, now);
  expect(trail).toMatchObject({ at: 3, isPaused: true });
  expect(trail?.when).toEqual(['Sep 11', 'Sep 11', 'Sep 11, 4:02 pm', 'Paused Sep 14', null]);
  expect(submissionTrail('changes', { ...times, asked: null }, now)?.when[3]).toBe('Paused');
});

it('dates no stage ahead', () => {
  expect(submissionTrail('waiting', times, now)?.when).toEqual(['Sep 11', null, null, null, null]);
});

it('omits an unknown date', () => {
  const unknown = { saved: null, received: null, opened: null, asked: null, live: null };
  expect(submissionTrail('review', unknown, now)).toEqual({
    at: 3,
    isPaused: false,
    when: [null, null, null, null, null],
  });
  expect(submissionTrail('review', times, now)?.when[3]).toBe('Since Sep 14');
});

it('shows no trail for a refused or removed submission', () => {
  expect(submissionTrail('rejected', times, now)).toBeNull();
  expect(submissionTrail('withdrawn', times, now)).toBeNull();
});
