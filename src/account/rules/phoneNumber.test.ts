import { expect, it } from 'vitest';
import { phoneNumber } from './phoneNumber.ts';

it.each([
  ['404 555 0172', '+14045550172'],
  ['(404) 555-0172', '+14045550172'],
  ['1 404 555 0172', '+14045550172'],
  ['+1 404 555 0172', '+14045550172'],
  ['+49 30 1234567', '+49301234567'],
])('reads the phone number %s as %s', (text, number) => expect(phoneNumber(text)).toBe(number));

it.each(['', '555 0172', '104 555 0172', '404 155 0172', '404 555 0172 9', '+0 404 555', '+1'])(
  'rejects “%s” as a phone number',
  (text) => expect(phoneNumber(text)).toBeNull(),
);
