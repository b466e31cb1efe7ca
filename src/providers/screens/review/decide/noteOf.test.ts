import { expect, it } from 'vitest';
import { noteOf } from './noteOf.ts';

it('names what the question is about', () => {
  expect(noteOf([], ' Which door? ')).toBe('Which door?');
  expect(noteOf(['Address'], 'Which door?')).toBe('About address: Which door?');
  expect(noteOf(['Dates', 'Hours', 'Logo'], 'Sure?')).toBe('About dates, hours and logo: Sure?');
});
