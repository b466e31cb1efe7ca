import { expect, test } from 'vitest';
import { faq } from './faq.ts';

test('the answer to "Is it ready to use?" is not behind the site: every break is there', () => {
  const when = faq.questions('Camply').find(({ slug }) => slug === 'when');
  expect(when?.answer).toMatch(/^Yes\. You can browse camps for every break, plan/);
});
