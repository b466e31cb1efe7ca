import { expect, it } from 'vitest';
import { questionNote } from './questionNote.ts';

it('names what the question is about', () => {
  expect(questionNote([], ' Which door? ')).toBe('Which door?');
  expect(questionNote(['Address'], 'Which door?')).toBe('About address: Which door?');
  expect(questionNote(['Dates', 'Hours', 'Logo'], 'Sure?')).toBe(
    'About dates, hours and logo: Sure?',
  );
});
