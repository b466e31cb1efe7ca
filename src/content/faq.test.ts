import { expect, test } from 'vitest';
import { faq } from './faq.ts';

test('the answer to "When is it ready?" is not behind the site: every break is there', () => {
  const when = faq.questions('Camply').find(({ slug }) => slug === 'when');
  expect(when?.answer).toMatch(/^Camps of every break can be browsed now\./);
});
