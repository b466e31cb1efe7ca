import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { SubmissionField } from './fields.ts';
import { submissionProblems, SubmissionSchema } from './submission.ts';

const typed = {
  providerName: 'Moss & Marble',
  email: 'hello@moss.example',
  websiteUrl: 'https://moss.example/',
  theme: 'Outdoor',
  ageMin: '6',
  ageMax: '11',
  streetAddress: '18 Ponce Pl',
  city: 'Decatur',
  state: 'GA',
  zipCode: '30030',
  datesText: 'Oct 6-10',
  hours: '',
  price: '',
  seasonWish: null,
  answer: '',
};

/** The message under a field when it holds this. */
const messageFor = (field: SubmissionField, value: unknown) =>
  submissionProblems({ ...typed, [field]: value })[field];

const long = (length: number) => 'x'.repeat(length);

describe('a submission', () => {
  it.each<[SubmissionField, unknown, string]>([
    ['providerName', '', 'Camp name is required'],
    ['providerName', 'M', 'Camp name is required'],
    ['providerName', '\u200B\u200B', 'Camp name is required'],
    ['providerName', '\u2060\u2060', 'Camp name is required'],
    ['providerName', '\u200C \u200D\u00AD\u3164', 'Camp name is required'],
    ['city', 'D\u200D\u200D', 'City is required'],
    ['email', '', 'Email is required'],
    ['email', 'hello@moss', 'Please enter a valid email'],
    ['websiteUrl', '  ', 'Website URL is required'],
    ['websiteUrl', 'moss', 'Please enter a valid URL'],
    ['websiteUrl', 'http://user:pw@moss.example', 'Please enter a valid URL'],
    ['websiteUrl', 'user@moss.example', 'Please enter a valid URL'],
    ['websiteUrl', 'moss and.example', 'Please enter a valid URL'],
    ['websiteUrl', 'mailto:hello@moss.example', 'Please enter a valid URL'],
    ['websiteUrl', 'javascript:alert(1)', 'Please enter a valid URL'],
    ['theme', 'A', 'Camp theme is required'],
    ['ageMin', '-1', 'Minimum age must be at least 0'],
    ['ageMin', '', 'Minimum age must be at least 0'],
    ['ageMin', '19', 'Maximum age is 18'],
    ['ageMin', '6.25', 'Whole or half years, like 5 or 3.5.'],
    ['ageMin', 'K', 'Whole or half years, like 5 or 3.5.'],
    ['ageMin', '1e1', 'Whole or half years, like 5 or 3.5.'],
    ['ageMin', '5-12', 'Whole or half years, like 5 or 3.5.'],
    ['ageMin', '12', 'Minimum age can’t be above maximum age'],
    ['ageMax', '-1', 'Maximum age must be at least 0'],
    ['ageMax', '', 'Maximum age must be at least 0'],
    ['ageMax', 'twelve', 'Whole or half years, like 5 or 3.5.'],
    ['ageMax', '19', 'Maximum age is 18'],
    ['streetAddress', '1', 'Street address is required'],
    ['city', 'D', 'City is required'],
    ['state', 'G', 'State is required'],
    ['zipCode', '3003', 'Valid zip code is required'],
    ['zipCode', '30030-12345', 'Valid zip code is required'],
    ['datesText', '6', 'Camp dates are required'],
    ['phone', '555-0142', 'Please enter a phone number with its area code'],
    ['phone', 'call the office', 'Please enter a phone number with its area code'],
    ['phone', '404-555-0142; 1', 'Please enter a phone number with its area code'],
  ])('refuses %s %j: %s', (field, value, message) => {
    expect(messageFor(field, value)).toBe(message);
  });

  it.each<[SubmissionField, number]>([
    ['providerName', 200],
    ['theme', 500],
    ['streetAddress', 300],
    ['city', 100],
    ['state', 50],
    ['datesText', 200],
    ['hours', 200],
    ['price', 100],
  ])('takes %s of up to %d characters', (field, most) => {
    expect(messageFor(field, long(most))).toBeUndefined();
    expect(messageFor(field, long(most + 1))).toBe(`Keep it to ${most} characters`);
  });

  it.each<[SubmissionField, string]>([
    ['providerName', 'Mo'],
    ['zipCode', '30030'],
    ['zipCode', '30030-1234'],
    ['ageMin', '0'],
    ['ageMax', '18'],
    ['ageMin', '11'],
    ['ageMin', '3.5'],
    ['ageMin', '3½'],
    ['phone', '404-555-0142'],
    ['phone', '(404) 555-0142 x12'],
    ['phone', '+1 404.555.0142 ext. 12'],
    ['phone', ''],
  ])('takes %s %j', (field, value) => {
    expect(messageFor(field, value)).toBeUndefined();
  });

  it('saves what is optional and empty as null', () => {
    const { hours, price, answer } = v.parse(SubmissionSchema, typed);
    expect({ hours, price, answer }).toEqual({ hours: null, price: null, answer: null });
  });

  it('puts https:// in front of an address without it', () => {
    const { websiteUrl } = v.parse(SubmissionSchema, {
      ...typed,
      websiteUrl: ' moss.example/camp ',
    });
    expect(websiteUrl).toBe('https://moss.example/camp');
  });

  it('takes its own output: one schema for the form, the device and the server', () => {
    const fields = v.parse(SubmissionSchema, typed);
    expect(v.parse(SubmissionSchema, fields)).toEqual(fields);
  });

  it('drops what nobody sees and PostgreSQL refuses, and keeps other scripts and emoji', () => {
    const hostile = ' Moss\u0000\n& \u202EMarble\uD83C \u{1F33F} \u05E9\u05DC\u05D5\u05DD ';
    const { providerName } = v.parse(SubmissionSchema, { ...typed, providerName: hostile });
    expect(providerName).toBe('Moss & Marble \u{1F33F} \u05E9\u05DC\u05D5\u05DD');
  });

  it('keeps an emoji of several, and what joins letters of a script', () => {
    const joined = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467} \u2764\uFE0F \u0645\u06CC\u200C\u062E';
    const { providerName } = v.parse(SubmissionSchema, { ...typed, providerName: joined });
    expect(providerName).toBe(joined);
  });

  it('counts an emoji as one character', () => {
    expect(messageFor('city', '\u{1F33F}'.repeat(100))).toBeUndefined();
    expect(messageFor('city', '\u{1F33F}')).toBe('City is required');
  });
});
