import { describe, expect, it } from 'vitest';
import { childAge } from './childAge.ts';
import { childProblem, parentChecks } from './checks.ts';
import {
  addChild,
  adoptEmail,
  nextColor,
  putBackChild,
  removeChild,
  setParent,
  setPrivacy,
} from './editProfile.ts';
import { ChildSchema, emptyProfile, ProfileSchema, sampleProfile } from './profile.ts';
import * as v from 'valibot';

const today = '2026-09-15';
const aChild = (id: string) => v.parse(ChildSchema, { id, firstName: id });
const withChildren = (...ids: string[]) => ({ ...emptyProfile(), children: ids.map(aChild) });

describe('the fields of the specification', () => {
  it('are all there', () => {
    const { parentInfo, privacySettings, subscription, emailPreferences } = emptyProfile();
    expect(Object.keys(parentInfo)).toEqual([
      'name',
      'email',
      'phoneNumber',
      'zipCode',
      'streetAddress',
      'neighborhood',
      'memberSince',
    ]);
    expect(Object.keys(aChild('a'))).toEqual(
      expect.arrayContaining(['id', 'firstName', 'ageRange', 'school', 'gradeLevel', 'color']),
    );
    expect(Object.keys(privacySettings)).toEqual(['matchingOptIn', 'matchByZip', 'matchBySchool']);
    expect(Object.keys(subscription)).toEqual([
      'subscriptionStatus',
      'nextBillingDate',
      'cancelAtPeriodEnd',
      'currentPlan',
      'billingAmount',
    ]);
    expect(Object.keys(emailPreferences)).toEqual([
      'newsletterOptIn',
      'smsReminders',
      'marketingEmails',
      'matchAlerts',
      'campUpdates',
      'messageNotifications',
      'weeklyDigest',
      'signUpMails',
      'signUpNames',
    ]);
  });

  it('have popular weeks and their hints off by default', () => {
    const { privacySettings, emailPreferences } = emptyProfile();
    expect(privacySettings).toEqual({
      matchingOptIn: false,
      matchByZip: false,
      matchBySchool: false,
    });
    expect(emailPreferences.matchAlerts).toBe(false);
  });

  it('have sample data as defaults: plan Premium, 29.99 dollars, next billing 2024-02-15', () => {
    expect(sampleProfile()).toMatchObject({
      isSample: true,
      subscription: { currentPlan: 'Premium', billingAmount: 29.99, nextBillingDate: '2024-02-15' },
    });
  });
});

describe('children', () => {
  it('are at most 12', () => {
    const twelve = withChildren(...Array.from({ length: 12 }, (_, index) => `c${index}`));
    expect(addChild(twelve, 'c12', aChild('c12'), today)).toBe(twelve);
    expect(
      v.parse(ProfileSchema, { children: [...twelve.children, aChild('x')] }).children,
    ).toHaveLength(12);
  });

  it('return to their place when restored', () => {
    const three = withChildren('a', 'b', 'c');
    const without = removeChild(three, 'b');
    const back = putBackChild(without, aChild('b'), 1);
    expect(back.children.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(putBackChild(back, aChild('b'), 0)).toBe(back);
  });

  it('get the first free color', () => {
    expect(nextColor([])).toBe('teal');
    expect(nextColor([{ ...aChild('a'), color: 'teal' }])).toBe('dusk');
    expect(
      nextColor([
        { ...aChild('a'), color: 'teal' },
        { ...aChild('b'), color: 'dusk' },
      ]),
    ).toBe('plum');
    expect(nextColor([{ ...aChild('a'), color: 'clay' }])).toBe('teal');
  });

  it.each([
    ['2018-09', '2026-09-15', 8],
    ['2018-10', '2026-09-15', 7],
    ['2026-09', '2026-09-15', 0],
    ['2026-10', '2026-09-15', null],
    ['', '2026-09-15', null],
  ])('born in %s are, on %s, %s years old', (month, day, years) => {
    expect(childAge(month, day)).toBe(years);
  });

  it.each([
    ['', '', 'noName'],
    ['  ', '', 'noName'],
    ['\u200B\u200D', '', 'noName'],
    ['x'.repeat(61), '', 'longName'],
    ['Wren', '2026-10', 'futureBirth'],
    ['Wren', '2006-01', 'oldBirth'],
    ['Wren', '2026-09', null],
    ['Wren', '', null],
  ])('named %j and born in %j: %s', (firstName, birthMonth, problem) => {
    expect(childProblem({ firstName, birthMonth }, today)).toBe(problem);
  });
});

describe('the parent', () => {
  it('becomes a member at the first own entry', () => {
    const first = setParent(sampleProfile(), { name: 'Dana' }, today);
    expect(first.parentInfo).toMatchObject({ name: 'Dana', memberSince: today, neighborhood: '' });
    expect(setParent(first, { name: 'Dee' }, '2027-01-01').parentInfo.memberSince).toBe(today);
  });

  it('has the email of the signed-in user', () => {
    const profile = setParent(emptyProfile(), { email: 'old@home.example' }, today);
    const adopted = adoptEmail(profile, 'robin@home.example');
    expect(adopted.parentInfo.email).toBe('robin@home.example');
    expect(adoptEmail(adopted, 'robin@home.example')).toBe(adopted);
  });

  it.each([
    ['zipCode', '30317', null],
    ['zipCode', '30317-1234', null],
    ['zipCode', '', null],
    ['zipCode', '3031', 'zip'],
    ['zipCode', 'Atlanta', 'zip'],
    ['phoneNumber', '(404) 555-0100', null],
    ['phoneNumber', '+1 404 555 0100 x12', null],
    ['phoneNumber', '', null],
    ['phoneNumber', '911', 'phone'],
    ['phoneNumber', 'call me', 'phone'],
    ['email', 'robin@home.example', null],
    ['email', '', null],
    ['email', 'robin@', 'email'],
  ] as const)('%s %j: %s', (field, text, problem) => {
    expect(parentChecks[field](text)).toBe(problem);
  });
});

it('turns off matching by ZIP and school together with matching', () => {
  const on = setPrivacy(setPrivacy(emptyProfile(), 'matchingOptIn', true), 'matchByZip', true);
  expect(on.privacySettings).toEqual({
    matchingOptIn: true,
    matchByZip: true,
    matchBySchool: false,
  });
  expect(setPrivacy(on, 'matchingOptIn', false).privacySettings.matchByZip).toBe(false);
});
