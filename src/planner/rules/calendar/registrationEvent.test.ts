import { expect, test } from 'vitest';
import { googleEventUrl } from '#base/calendarFile/googleEventUrl.ts';
import { registrationEvent } from './registrationEvent.ts';

const camp = {
  campId: 'rocket pond',
  campName: 'Rocket Pond',
  opensOn: null,
  websiteUrl: 'rocketpond.example/register',
  page: 'https://camply.example/camps/rocket%20pond',
};
const opening = (opensAt: string | null, opensOn: string | null = null) =>
  registrationEvent({ ...camp, opensAt, opensOn });

test('starts 15 minutes before sign-up opens and names the time', () => {
  expect(opening('2026-01-15T09:00:00-05:00')).toEqual({
    uid: 'rocket%20pond-sign-up@camply.example',
    title: '9:00 sign-up opens: Rocket Pond',
    text: 'https://rocketpond.example/register\nSign-up for Rocket Pond opens at 9:00.\nhttps://camply.example/camps/rocket%20pond',
    place: '',
    url: 'https://rocketpond.example/register',
    day: '2026-01-15',
    hours: { from: 8 * 60 + 45, to: 9 * 60 },
    sequence: 0,
    status: 'confirmed',
    alarms: [5, 12 * 60 + 45],
    isBusy: true,
  });
});

test.each([
  ['in winter, told in UTC', '2026-01-15T14:00:00+00:00', '2026-01-15', 525, 540],
  ['in summer, told in UTC', '2026-07-15T13:00:00Z', '2026-07-15', 525, 540],
  ['the morning clocks go forward', '2026-03-08T09:00:00-04:00', '2026-03-08', 525, 540],
  ['as they go forward: no clock shows 2:45', '2026-03-08T03:00:00-04:00', '2026-03-08', 105, 180],
  ['the morning they go back', '2026-11-01T09:00:00-05:00', '2026-11-01', 525, 540],
  ['in the hour shown twice', '2026-11-01T01:05:00-05:00', '2026-11-01', 50, 65],
  ['at midnight, a day earlier', '2026-01-15T00:00:00-05:00', '2026-01-14', 1425, 1440],
  ['just after midnight', '2026-01-15T00:10:00-05:00', '2026-01-14', 1435, 1450],
])('%s', (_, opensAt, day, from, to) => {
  expect(opening(opensAt)).toMatchObject({ day, hours: { from, to } });
});

test.each([
  ['2026-01-15T11:30:00-05:00', '11:30 sign-up opens: Rocket Pond'],
  ['2026-01-15T12:00:00-05:00', '12:00 pm sign-up opens: Rocket Pond'],
  ['2026-01-15T18:30:00-05:00', '6:30 pm sign-up opens: Rocket Pond'],
  ['2026-01-15T00:00:00-05:00', '12:00 am sign-up opens: Rocket Pond'],
])('%s: %s', (opensAt, title) => {
  expect(opening(opensAt)?.title).toBe(title);
});

test('uses 8 a.m. for a day without a time', () => {
  const event = opening(null, '2026-03-02');
  expect(event).toMatchObject({
    day: '2026-03-02',
    hours: { from: 480, to: 495 },
    title: 'Sign-up opens today, time not listed: Rocket Pond',
  });
  expect(event?.text).toContain('time not listed: ask the camp');
  // The known minute is the better word.
  expect(opening('2026-01-15T09:00:00-05:00', '2026-03-02')?.day).toBe('2026-01-15');
});

test.each([
  [null, null],
  ['', null],
  ['soon', null],
  // Each phone would take it for another moment.
  ['2026-01-15T09:00:00', null],
  ['2026-01-45T09:00:00Z', null],
  [null, '2026-02-30'],
])('makes no event without a date: %s, %s', (opensAt, opensOn) => {
  expect(opening(opensAt, opensOn)).toBeNull();
});

test('rings in the evening before, or the same evening before midnight', () => {
  expect(opening('2026-01-15T09:00:00-05:00')?.alarms).toEqual([5, 525 + 4 * 60]);
  expect(opening(null, '2026-03-02')?.alarms).toEqual([5, 480 + 4 * 60]);
  expect(opening('2026-01-15T00:10:00-05:00')?.alarms).toEqual([5, 1435 - 20 * 60]);
});

test.each([null, '', 'javascript:alert(1)'])('leads to its page here without theirs: %s', (url) => {
  const opensAt = '2026-01-15T09:00:00-05:00';
  const event = registrationEvent({ ...camp, opensAt, websiteUrl: url });
  expect(event?.url).toBe(camp.page);
  expect(event?.text).toBe(`Sign-up for Rocket Pond opens at 9:00.\n${camp.page}`);
});

test('raises the sequence of a moved event', () => {
  const before = opening('2026-01-15T09:00:00-05:00');
  const opensAt = '2026-01-16T10:00:00-05:00';
  const after = registrationEvent({ ...camp, opensAt, sequence: 1 });
  expect(after?.uid).toBe(before?.uid);
  expect(after).toMatchObject({ sequence: 1, day: '2026-01-16' });
});

test("sends Google's form the same time", () => {
  const event = opening('2026-01-15T00:10:00-05:00');
  const query = new URL(event ? googleEventUrl(event) : '').searchParams;
  expect(query.get('dates')).toBe('20260114T235500/20260115T001000');
  expect(query.get('ctz')).toBe('America/New_York');
  expect(query.get('text')).toBe('12:10 am sign-up opens: Rocket Pond');
});
