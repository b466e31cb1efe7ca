import { expect, test } from 'vitest';
import { boardCopy as copy } from '#planner/words/board.ts';

test('names one unknown calendar, or several', () => {
  expect(copy.everyoneKnown(['Zoe'], ['Ben'])).toBe(
    'Zoe has a place to be. We don’t know Ben’s calendar.',
  );
  expect(copy.everyoneKnown(['Zoe'], ['Ben', 'Cal'])).toContain(
    'We don’t know Ben’s and Cal’s calendars.',
  );
  expect(copy.calendarsUnknown(['Ben', 'Cal'])).toBe(
    'We don’t know Ben’s and Cal’s school calendars.',
  );
});
