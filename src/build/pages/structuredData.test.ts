import { expect, it } from 'vitest';
import { faq } from '../../site/words/faq.ts';
import { readSite } from '../../base/site.ts';
import { kindsIn } from '#tests/dist/structuredData.ts';
import { structuredData } from './structuredData.ts';

const site = readSite({});
const head =
  '<title>A page of ours · Camply</title><meta name="description" content="What is on it."/>';
const kindsOf = (path: string, pageHead = head) =>
  kindsIn(structuredData(site, path, pageHead, faq.questions(site.brand)));

it.each([
  ['/', ['LocalBusiness', 'FAQPage']],
  ['/faq', ['FAQPage', 'BreadcrumbList']],
  ['/about', ['WebPage', 'BreadcrumbList']],
  ['/browse/fall-break', ['CollectionPage', 'BreadcrumbList']],
  ['/blog/camp-chaos-survival-guide', ['BlogPosting', 'BreadcrumbList']],
])('gives search engines the required data for %s', (path, kinds) => {
  expect(kindsOf(path)).toEqual(['Organization', 'WebSite', ...kinds]);
});

it('gives no data on a page that asks not to be indexed', () => {
  expect(kindsOf('/login', `${head}<meta name="robots" content="noindex"/>`)).toEqual([]);
});

it('escapes text that would close its script', () => {
  const title = '<title>&lt;/script&gt;&lt;script&gt;alert(1) · Camply</title>';
  const html = structuredData(site, '/about', title, []);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});
