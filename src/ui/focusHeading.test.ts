// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { focusHeading } from './focusHeading.ts';

afterEach(() => document.body.replaceChildren());

const show = (html: string) => {
  document.body.innerHTML = `<main>${html}</main><input>`;
};
const main = () => document.querySelector('main');

test('focuses the heading, and the one that is drawn in its place', async () => {
  show('<h1>Skeleton</h1>');
  focusHeading();
  expect(document.activeElement?.textContent).toBe('Skeleton');
  main()?.replaceChildren();
  await Promise.resolve();
  const next = document.createElement('h1');
  next.textContent = 'My Schedule';
  main()?.append(next);
  await expect.poll(() => document.activeElement?.textContent).toBe('My Schedule');
});

test('leaves the focus where the reader has moved it', async () => {
  show('<h1>Skeleton</h1>');
  focusHeading();
  document.querySelector('input')?.focus();
  main()?.replaceChildren(document.createElement('h1'));
  await Promise.resolve();
  expect(document.activeElement?.tagName).toBe('INPUT');
});
