import { expect, test } from 'vitest';
import type { Span } from '../coverage/span.ts';
import { readBell } from './readBell.ts';
import { readDayKind } from './readDayKind.ts';

/** An afternoon event: its start is a bell, its words decide all else. */
const AFTERNOON = { from: 13 * 60, to: 15 * 60 };
const kindOf = (name: string, hours: Span | null = null) => {
  const { dayKind, isTicked } = readDayKind(name, '', hours);
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
  'February Break',
  'Feb. Break',
  'April Vacation',
  'School Closed',
  'Campus closed',
  'Teacher Work Day',
  'Professional Learning Day',
  'Professional Development',
  'Staff In-Service',
  'Spring Break – offices closed',
  'No school: first day after the trip',
  'Labor Day',
  'Martin Luther King Jr. Day',
  'Martin Luther King, Jr. Day',
  'MLK Day (observed)',
  "Presidents' Day",
  'Presidents’ Day',
  'Memorial Day',
  'Juneteenth',
  'Thanksgiving',
  'Staff Development Day',
  'Teacher Planning Day',
  'Staff PD',
  'PD Day (no students)',
  'Faculty In-Service',
  'Students off',
  'Student free day',
  'Non-student day',
  'Non-attendance day',
  'School not in session',
  'Winter Holiday',
  'Winter Break (Feb)',
  'Christmas Holidays',
  'Spring Vacation',
  'Summer Recess',
  'Holiday Break - Offices Closed',
  'Break',
  'Holiday',
  'CLOSED',
  'School Closed - Weather',
  'Parent-Teacher Conferences: No School',
  'No School, PreK-12',
  'Election Day - Student Holiday/Teacher Workday',
  'Students out',
  'Students out of school - Fall Break',
  'Students are off, campus open',
  'No students in school: teacher workday',
  'No classes after the Monday holiday',
  'Campus is closed',
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
  '11:30 Dismissal',
  '12:00 PM Dismissal - Exams',
  'Dismissal at noon',
  'Early Closing',
  'Shortened Day',
  '1/2 day',
  'Conference Week - Early Release',
  'Last Day of School - Early Release 12:30',
  'Early Release - Staff Development',
  'Students out early',
  'Students out at 12:15',
  'Students dismissed at noon',
])('reads %s as an early release', (name) => {
  expect(kindOf(name)).toBe('early, ticked');
  // As an event of some hours, too.
  expect(kindOf(name, AFTERNOON)).toBe('early, ticked');
});

test.each([
  'Digital Learning Day',
  'Virtual learning',
  'Remote Instruction Day',
  'Independent Learning Day',
  'Asynchronous day',
  'No school in the building: digital day',
  'eLearning Day',
  'E-Learning Day',
  'At Home Learning Day',
  'Distance learning day',
  'Digital/Remote Learning Day',
])('reads %s as a digital day', (name) => {
  expect(kindOf(name)).toBe('digital, ticked');
});

test.each([
  ['Student holiday / make-up day', 'off'],
  ['Digital Citizenship Week', 'digital'],
  ['Early release or digital day', 'early'],
  ['Early Bird Half Day Camp', 'early'],
  ['Half Day Field Trip', 'early'],
  ['Half-day committee retreat', 'early'],
  ['Staff Early Release', 'early'],
  ['Teachers: half day', 'early'],
  ['Parent-Teacher Conferences', 'off'],
  ['Parent/Teacher Conferences 4-7pm', 'off'],
  ['Student Led Conferences Week', 'off'],
  ['No School for Kindergarten - conferences', 'off'],
  ['MS/HS: No School', 'off'],
  ['No School - K-5', 'off'],
  ['Half-day PreK only', 'early'],
  ['Early Release: elementary 12:30, middle 1:15', 'early'],
  ['Book Fair (no school on Friday)', 'off'],
  ['Remote Control Car Day', 'digital'],
  ['Veterans Day', 'off'],
  ['Good Friday', 'off'],
  ['Rosh Hashanah', 'off'],
  ['Intersession', 'off'],
  ['Post-Planning', 'off'],
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
  'No School Bus Service',
  'No school lunch served',
  'Break the Silence Assembly',
  'Professional Development: late arrival 10 am',
  'Two-Hour Delay / Late Start',
  'Veterans Day (School in Session)',
  'Thanksgiving Feast',
  'Lunch recess volunteers needed',
  'Vacation Bible School',
  'MAP testing (no early release)',
  'No after school care',
  'Lunch at noon',
  'Chapel at noon',
  'Regular dismissal 3:15',
  'Students Out of Uniform Day',
  'Students off campus lunch',
  'Students off-campus: museum',
  'Students out at 3:15',
  'No School Zone safety week',
  'No Students in building after 4',
  'No school after noon',
  'Thanksgiving Holiday Food Drive',
  'Winter Break Book Bingo',
  'Summer Break Reading Contest',
  'Spring Break Ski Trip',
  'Spring Break Art Challenge',
  'Professional Learning Community',
  'Campus closed lunch',
  'Campus closed for lunch',
  '',
])('skips %s', (name) => {
  expect(kindOf(name)).toBe('none');
});

test.each([
  ['Parent-teacher conferences', 'off'],
  ['No School', 'off'],
  ['Digital day', 'digital'],
])('skips an event of some hours: %s', (name, kind) => {
  expect(kindOf(name, AFTERNOON)).toBe(kind);
});

test.each([
  ['Early Release 12:30 PM', '', 750],
  ['Early dismissal (11:45am)', '', 705],
  ['Early dismissal at 1:15', '', 795],
  ['Half day: 8:00-12:00', '', 720],
  ['Noon dismissal', '', 720],
  ['Early Release', 'Students leave at 12:15 p.m. Buses as usual.', 735],
  ['Early Release 1 pm', 'Carpool begins 12:45 pm', 780],
  ['Early Release', 'PTA lunch 11:30 am. Dismissal is at 12:30.', 750],
  ['Early Release', 'Dismissal: elementary 12:15 pm, middle 1:00 pm', null],
  ['Early Release', 'Elementary dismissal 12:15 pm. Middle dismissal 1:00 pm.', null],
  ['Early Release', 'PTA lunch 11:30 am', null],
  ['Early Release', 'Office closes at 3:30 pm. Cookout at noon.', null],
  ['Early Release', '', null],
  ['Early Release, two hours early', '', null],
  // Which of them is this child's?
  ['Early Release: elementary 12:30, middle 1:15', '', null],
  ['Early Release', 'Meeting of parents at 6:30 pm', null],
  ['Early Release 12/18', '', null],
  ['11:30 Dismissal', '', 690],
  ['12:00 PM Dismissal - Exams', '', 720],
])('reads in %s, %s a release at %s', (title, text, minutes) => {
  expect(readBell(title, text, null)).toBe(minutes);
  expect(readDayKind(title, text, null).letsOutAt).toBe(minutes);
});

test.each([
  ['its start', 'Early Release', { from: 810, to: 900 }, 810],
  ['its end, where it lasts from the morning', 'Early Dismissal', { from: 480, to: 750 }, 750],
  ['the words before the hours', 'Early Release 1 pm', { from: 765, to: 900 }, 780],
  ['its end, where it begins before 11', 'Early Dismissal', { from: 600, to: 750 }, 750],
  ['nothing: two schools', 'Early Release 12:30 or 1:15', { from: 750, to: 900 }, null],
  ['nothing: the usual day', 'Early Release', { from: 480, to: 990 }, null],
])('takes the bell of an early event of some hours from %s', (_, name, hours, minutes) => {
  expect(readDayKind(name, '', hours)).toMatchObject({ dayKind: 'early', letsOutAt: minutes });
});

test.each([
  ['PTA lunch 11:30 am', 750],
  ['Office closes at 3:30 pm', 750],
  ['Dismissal at 12:15 pm. PTA lunch 11:30 am', 735],
  ['Dismissal: elementary 12:15 pm, middle 1:00 pm', null],
])('reads the bell of an event of some hours and the text %s: %s', (text, minutes) => {
  expect(readBell('Early Dismissal', text, { from: 750, to: 900 })).toBe(minutes);
});

test('reads "No School" from 8 to 3 as a day off, and other words of those hours as unclear', () => {
  const hours = { from: 8 * 60, to: 15 * 60 };
  expect(kindOf('No School', hours)).toBe('off, ticked');
  expect(kindOf('Teacher Workday', hours)).toBe('off');
});

test('reads a bell for an early release only', () => {
  expect(readDayKind('No school after 12:00', '', null).letsOutAt).toBeNull();
});
