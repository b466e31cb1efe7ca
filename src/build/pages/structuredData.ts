import { postSharePicture } from '../../site/words/blog/pictures.ts';
import { type BlogPost, posts } from '../../site/words/blog/posts.ts';
import { blogCopy } from '../../site/words/blog/blogCopy.ts';
import type { readSite } from '../../base/site.ts';
import { readHead } from './readHead.ts';

type Site = ReturnType<typeof readSite>;
export type JsonLd = Record<string, unknown>;

/** A question of the FAQ with its answer in plain words. */
export type StructuredQuestion = { question: string; answer: string };

/**
 * JSON-LD for a page, derived from its own head. It is written into the HTML here and not through the router's head:
 * its readers see the page as served, and React would need an unsafe script assignment to repeat it in the browser.
 */
export function structuredData(
  site: Site,
  path: string,
  head: string,
  questions: readonly StructuredQuestion[],
  camp: CampJsonLd | null = null,
): string {
  const { title, description, isListed } = readHead(head);
  if (!isListed) return '';
  const page = { path, name: title.replace(` · ${site.brand}`, ''), description };
  const things = camp === null ? pageJsonLd(site, page, questions) : campPage(site, page, camp);
  const graph = [organization(site), website(site), ...things];
  // `<` could close the script element from inside a text.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

type Page = { path: string; name: string; description: string };

function pageJsonLd(site: Site, page: Page, questions: readonly StructuredQuestion[]): JsonLd[] {
  if (page.path === '/') return [localBusiness(site), faqPage(site, page, questions)];
  const crumbs = breadcrumbs(site, page);
  if (page.path === '/faq') return [faqPage(site, page, questions), crumbs];
  const post = posts.find(({ slug }) => page.path === `${blogCopy.path}/${slug}`);
  if (post !== undefined) return [blogPosting(site, page, post), crumbs];
  const type = page.path.startsWith('/browse') ? 'CollectionPage' : 'WebPage';
  return [webPage(site, page, type), crumbs];
}

/** The parts that only a camp's page has: its place in the lists, and its events. */
export type CampJsonLd = { list: { name: string; path: string } | null; events: readonly JsonLd[] };

function campPage(site: Site, page: Page, { list, events }: CampJsonLd): JsonLd[] {
  return [webPage(site, page, 'WebPage'), breadcrumbs(site, page, list), ...events];
}

const idOf = (site: Site, name: string) => ({ '@id': `${site.url}/#${name}` });

function organization(site: Site): JsonLd {
  return {
    '@type': 'Organization',
    ...idOf(site, 'organization'),
    name: site.brand,
    url: `${site.url}/`,
    email: site.email,
    logo: `${site.url}/icons/icon-512.png`,
    sameAs: site.social.map(({ url }) => url),
  };
}

function website(site: Site): JsonLd {
  const search = `${site.url}/browse/fall-break?search={search_term_string}`;
  return {
    '@type': 'WebSite',
    ...idOf(site, 'website'),
    url: `${site.url}/`,
    name: site.brand,
    inLanguage: 'en-US',
    publisher: idOf(site, 'organization'),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: search },
      'query-input': 'required name=search_term_string',
    },
  };
}

// The whole service area. There is no shop to walk into, so no street.
const cities = [
  'Atlanta',
  'Buckhead',
  'Midtown',
  'Decatur',
  'Marietta',
  'Sandy Springs',
  'Alpharetta',
];

function localBusiness(site: Site): JsonLd {
  return {
    '@type': 'LocalBusiness',
    ...idOf(site, 'business'),
    name: site.brand,
    url: `${site.url}/`,
    email: site.email,
    image: `${site.url}/share/home.jpg`,
    parentOrganization: idOf(site, 'organization'),
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Atlanta',
      addressRegion: 'GA',
      addressCountry: 'US',
    },
    areaServed: cities.map((name) => ({ '@type': 'Place', name: `${name}, GA` })),
  };
}

function faqPage(site: Site, page: Page, questions: readonly StructuredQuestion[]): JsonLd {
  return {
    ...webPage(site, page, 'FAQPage'),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function blogPosting(site: Site, page: Page, post: BlogPost): JsonLd {
  const url = site.url + page.path;
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    mainEntityOfPage: url,
    headline: post.title,
    description: page.description,
    image: site.url + postSharePicture(post.image),
    datePublished: post.isoDate,
    dateModified: post.isoDate,
    author: { '@type': 'Person', name: post.author, url: `${site.url}/about` },
    publisher: idOf(site, 'organization'),
    keywords: post.keywords.join(', '),
    inLanguage: 'en-US',
  };
}

function webPage(site: Site, { path, name, description }: Page, type: string): JsonLd {
  const url = site.url + path;
  return {
    '@type': type,
    '@id': url,
    url,
    name,
    description,
    inLanguage: 'en-US',
    isPartOf: idOf(site, 'website'),
  };
}

function breadcrumbs(
  site: Site,
  { path, name }: Page,
  above: { name: string; path: string } | null = null,
): JsonLd {
  const isPost = path.startsWith(`${blogCopy.path}/`);
  const trail = [
    { name: site.brand, path: '/' },
    ...(isPost ? [{ name: 'Blog', path: blogCopy.path }] : []),
    ...(above === null ? [] : [above]),
    { name, path },
  ];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${site.url}${path}#breadcrumb`,
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: site.url + step.path,
    })),
  };
}
