import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { campEventsOn, googleCalendarUrl } from './campCalendar.ts';

const page = 'https://camply.example/camps/pine-and-paddle';
const days = ['2025-10-06', '2025-10-07', '2025-10-09'];

test('makes one event per day with a stable id', () => {
  const events = campEventsOn(aCamp(), days, page);
  expect(events.map(({ uid }) => uid)).toEqual([
    'pine-and-paddle-2025-10-06@camply.example',
    'pine-and-paddle-2025-10-07@camply.example',
    'pine-and-paddle-2025-10-09@camply.example',
  ]);
  expect(events[0]).toMatchObject({
    title: 'Pine & Paddle',
    hours: { from: 510, to: 960 },
    place: '900 Lake Claire Way, Decatur, GA 30030',
    text: `Canoe, Forest school\nHours: 8:30am-4pm\nPrice: $385\n${page}`,
  });
  // Saved again after the camp changed its hours, it is still the same event.
  expect(campEventsOn(aCamp({ hours: '9-3pm' }), days, page)[0]?.uid).toBe(events[0]?.uid);
});

test('keeps an id within its line', () => {
  const [event] = campEventsOn(aCamp({ id: 'a b\r\nUID:x@y' }), days, page);
  expect(event?.uid).toBe('a%20b%0D%0AUID%3Ax%40y-2025-10-06@camply.example');
});

test('makes an all-day event of uncertain hours', () => {
  const [event] = campEventsOn(aCamp({ hours: 'Full day' }), days, page);
  expect(event?.hours).toBeNull();
  expect(event?.text).toContain('Hours: Full day');
});

test('sends Google one session with its hours or its span', () => {
  const dates = (start: string, end: string, hours: string | null = '8:30am-4pm') =>
    new URL(googleCalendarUrl(aCamp({ hours }), { start, end }, page)).searchParams.get('dates');
  expect(dates('2025-10-06', '2025-10-06')).toBe('20251006T083000/20251006T160000');
  expect(dates('2025-10-06', '2025-10-10')).toBe('20251006/20251011');
  expect(dates('2025-10-06', '2025-10-06', null)).toBe('20251006/20251007');
  const link = new URL(
    googleCalendarUrl(aCamp(), { start: '2025-10-06', end: '2025-10-06' }, page),
  );
  expect(link.origin + link.pathname).toBe('https://calendar.google.com/calendar/render');
  expect(link.searchParams.get('ctz')).toBe('America/New_York');
  expect(link.searchParams.get('text')).toBe('Pine & Paddle');
});
