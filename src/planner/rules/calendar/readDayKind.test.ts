import { expect, test } from 'vitest';
import { readBell } from './readBell.ts';
import { readDayKind } from './readDayKind.ts';

const kindOf = (name: string, isWholeDay = true) => {
  const { dayKind, isTicked } = readDayKind(name, '', isWholeDay);
  return `${dayKind ?? 'none'}${isTicked ? ', ticked' : ''}`;
};

test.each([
  'No School',
  'NO SCHOOL - Teacher Workday',
  'Labor Day Holiday',
  'Student Holiday',
  'Fall Break',
  'Thanksgiving Break (no aftercare)',
  'Winter Recess',
  'School Closed',
  'Campus closed',
  'Teacher Work Day',
  'Professional Learning Day',
  'Professional Development',
  'Parent-Teacher Conferences',
  'Staff In-Service',
  'Spring Break – offices closed',
  'No school: first day after the trip',
])('reads %s as a day off', (name) => {
  expect(kindOf(name)).toBe('off, ticked');
});

test.each([
  'Early Release',
  'Early-release day',
  'Early Dismissal 12:15',
  'Half Day',
  'Half-day for conferences',
  'Noon Dismissal',
  'Early release before Thanksgiving break',
])('reads %s as an early release', (name) => {
  expect(kindOf(name)).toBe('early, ticked');
  // As an event of some hours, too.
  expect(kindOf(name, false)).toBe('early, ticked');
});

test.each([
  'Digital Learning Day',
  'Virtual learning',
  'Remote Instruction Day',
  'Independent Learning Day',
  'Asynchronous day',
  'No school in the building: digital day',
])('reads %s as a digital day', (name) => {
  expect(kindOf(name)).toBe('digital, ticked');
});

test.each([
  ['Labor Day', 'off'],
  ['Martin Luther King, Jr. Day', 'off'],
  ['Presidents’ Day', 'off'],
  ['Student holiday / make-up day', 'off'],
  ['Digital Citizenship Week', 'digital'],
  ['Early release or digital day', 'early'],
  ['Lunch at noon', 'none'],
  ['Chapel at noon', 'early'],
])('reads %s as unclear: %s, unticked', (name, kind) => {
  expect(kindOf(name)).toBe(kind);
});

test.each([
  'Weather make-up day',
  'Makeup Day',
  'Holiday Concert',
  'School resumes after winter break',
  'Students return from fall break',
  'Last day before spring break',
  'First day of school',
  'Winter break camp registration',
  'Thanksgiving lunch',
  'Virtual open house',
  'Library closed',
  'Front office closed',
  'No early release today',
  'Picture Day',
  'Breakfast with Santa',
  '',
])('skips %s', (name) => {
  expect(kindOf(name)).toBe('none');
});

test.each([
  ['Parent-teacher conferences', 'off'],
  ['No School', 'off'],
  ['Digital day', 'digital'],
])('skips an event of some hours: %s', (name, kind) => {
  expect(kindOf(name, false)).toBe(kind);
});

test.each([
  ['Early Release 12:30 PM', '', 750],
  ['Early dismissal (11:45am)', '', 705],
  ['Early dismissal at 1:15', '', 795],
  ['Half day: 8:00-12:00', '', 720],
  ['Noon dismissal', '', 720],
  ['Early Release', 'Students leave at 12:15 p.m. Buses as usual.', 735],
  ['Early Release 1 pm', 'Carpool begins 12:45 pm', 780],
  ['Early Release', '', null],
  ['Early Release, two hours early', '', null],
  // Which of them is this child's?
  ['Early Release: elementary 12:30, middle 1:15', '', null],
  ['Early Release', 'Meeting of parents at 6:30 pm', null],
  ['Early Release 12/18', '', null],
])('reads in %s, %s a release at %s', (title, text, minutes) => {
  expect(readBell(title, text)).toBe(minutes);
  expect(readDayKind(title, text, true).letsOutAt).toBe(minutes);
});

test('reads a bell for an early release only', () => {
  expect(readDayKind('No school after 12:00', '', true).letsOutAt).toBeNull();
});
