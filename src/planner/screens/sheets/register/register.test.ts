import { describe, expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aChild, aPlan, maya } from '#tests/fixtures/aPlan.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { emptyProfile } from '#family/rules/profile.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { campQuestion } from './campQuestion.ts';
import { childDetails, parentDetails } from './childDetails.ts';
import { signUpChanges } from './SignUpResult.tsx';
import { emptyPlan } from '#family/rules/plan/planRows.ts';
import { withCommands } from '#planner/rules/commands/withCommands.ts';

const now = Date.parse('2025-09-15T13:00:00Z');

const asked = (camp: Partial<Camp>, entry: Partial<PlanEntry> = {}) => {
  const given = aPlan({ camps: [aCamp({ registrationOpensOn: '2025-09-01', ...camp })] });
  return campQuestion(given.plan(), aPlanEntry({ note: 'Maya’s nuts', ...entry }), now);
};
const questions = (text: string) => text.split('\n').filter((line) => line.startsWith('- '));

describe('a question to a camp', () => {
  test('asks only for missing facts', () => {
    expect(questions(asked({ hours: null }))[0]).toMatch(/^- What are the camp’s hours/);
    expect(questions(asked({ hours: null }, { hours: { from: 540, to: 900 } }))).toEqual([
      '- Do you have a spot left?',
    ]);
    expect(questions(asked({ price: 'varies' }))).toEqual(['- What does it cost for these days?']);
    expect(questions(asked({ registrationOpensOn: null }))).toEqual(['- When does sign-up open?']);
    expect(questions(asked({ days: ['2025-10-06'] }))).toEqual([
      '- Does it still run on Tue, Oct 7? We can’t find that in your listing anymore.',
    ]);
    expect(questions(asked({ ageMin: 10 }))).toEqual([
      '- Our child is just outside the ages you list. Would you make an exception?',
    ]);
    expect(questions(asked({}, { campId: 'gone' }))[0]).toBe('- Is the camp still on this year?');
  });

  test('names camp and days, but nobody of the family', () => {
    const text = asked({ hours: null });
    expect(text).toContain('Hello Pine & Paddle,');
    expect(text).toContain('We’d love to come on Mon and Tue, Oct 6–7.');
    expect(text).not.toContain(maya.firstName);
  });
});

describe('how sign-up went', () => {
  const first = aPlanEntry();
  const backup = aPlanEntry({ id: 'b', rank: 2, status: 'considering' });
  const statuses = (entries: readonly PlanEntry[], result: Parameters<typeof signUpChanges>[2]) =>
    withCommands({ ...emptyPlan(), entries }, signUpChanges(entries, first, result)).entries.map(
      ({ id, status }) => [id, status],
    );

  test('is the status of the entry', () => {
    expect(statuses([first, backup], 'registered')).toEqual([
      ['entry-1', 'registered'],
      ['b', 'considering'],
    ]);
    expect(statuses([first, backup], 'waitlisted')).toEqual([
      ['entry-1', 'waitlisted'],
      ['b', 'considering'],
    ]);
    expect(statuses([first, backup], 'cancelled')).toEqual([
      ['entry-1', 'cancelled'],
      ['b', 'considering'],
    ]);
  });

  test('releases the back-up after getting a place', () => {
    expect(statuses([first, { ...backup, status: 'planned' }], 'registered')).toEqual([
      ['entry-1', 'confirmed'],
      ['b', 'cancelled'],
    ]);
  });
});

test('lists given details to copy', () => {
  const child = aChild({ id: 'a', firstName: 'Maya', gradeLevel: '2', districtId: 'dekalb' });
  const districts = [{ id: 'dekalb', label: 'DeKalb County', calendarUrl: null }];
  expect(childDetails(child, districts).map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'First name: Maya',
    'Born: March 2017',
    'Grade: 2nd grade',
    'School district: DeKalb County',
  ]);
  expect(childDetails({ ...child, birthMonth: '', ageRange: '7-8' }, [])[1]?.text).toBe('7-8');
  expect(parentDetails(emptyProfile().parentInfo)).toEqual([]);
});
