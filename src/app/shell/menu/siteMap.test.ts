import { expect, test } from 'vitest';
import { footerColumns } from './siteMap.ts';

const names = (title: string) =>
  footerColumns.find((column) => column.title === title)?.links.map(({ name }) => name);

test('Privacy and Terms concern everybody: they do not stand under camp providers', () => {
  expect(names('Camp Providers')).toEqual(['List Your Camp', 'Partner with us']);
  expect(names('Company')).toEqual(['About', 'Blog', 'FAQ', 'Contact', 'Privacy', 'Terms']);
});
