import { expect, it } from 'vitest';
import { aLive, aReceived, aSubmitted, aWord, someFields } from '#tests/fixtures/aSubmitted.ts';
import type { StatusAnswer } from '#providers/rules/submission/statusAnswer.ts';
import { myListingFacts } from './myListingFacts.ts';

const now = new Date(2026, 8, 15, 12).getTime();
const moment = { isSending: false, isOnline: true, now };
const at = (day: number, hour: number) => new Date(2026, 8, day, hour).toISOString();
const at11 = new Date(2026, 8, 11, 15).getTime();

const answered = (
  word: Partial<StatusAnswer>,
  history: StatusAnswer['history'] = [],
): StatusAnswer => ({ ...aWord(word), fields: someFields(), history });

it('dates a question on the trail', () => {
  const answer = answered({ status: 'changes_requested', note: 'Which door?' }, [
    { at: at(11, 16), what: 'received' },
    { at: at(14, 14), what: 'changes_requested' },
  ]);
  const page = myListingFacts(aReceived(answer), answer, at11, moment);
  expect(page.heading).toBe('One question before it goes live');
  expect(page.asked).toBe('Sep 14, 2:00 pm');
  expect(page.trail?.when[3]).toBe('Paused Sep 14');
  expect(page.history).toEqual([
    { when: 'Sep 14, 2:00 pm', text: 'We asked a question' },
    { when: 'Sep 11, 4:00 pm', text: 'Received' },
    { when: 'Sep 11, 3:00 pm', text: 'Saved on this device' },
  ]);
});

it('dates a live listing', () => {
  const answer = answered({ status: 'approved', live: [{ ...aLive, since: at(14, 9) }] });
  const page = myListingFacts(aReceived(answer), answer, null, moment);
  expect(page.heading).toBe('Live since Sep 14');
  expect(page.trail?.when[0]).toBeNull();
});

it('shows what the phone knows offline', () => {
  const received = myListingFacts(aReceived({ receivedAt: at(11, 16) }), null, at11, moment);
  expect(received.history.map(({ text }) => text)).toEqual(['Received', 'Saved on this device']);
  const waiting = myListingFacts(aSubmitted(), null, at11, moment);
  expect(waiting.history.map(({ text }) => text)).toEqual(['Saved on this device']);
});
