import { expect, test } from 'vitest';
import { footerColumns } from './siteMap.ts';

test('Privacy and Terms concern everybody: they do not stand under camp providers', () => {
  const names = (title: string) =>
    footerColumns.find((column) => column.title === title)?.links.map(({ name }) => name);
  expect(names('Camp Providers')).toEqual(['List Your Camp', 'Partner with us']);
  expect(names('Company')).toEqual(['About', 'Blog', 'FAQ', 'Contact', 'Privacy', 'Terms']);
});
