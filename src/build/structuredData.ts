import type { readSite } from '#site';

type Site = ReturnType<typeof readSite>;

/**
 * JSON-LD for the pages that have some. It is written into the HTML here and not through the
 * router's head: it is for readers that see the page as served, and React would need an unsafe
 * script assignment to repeat it in the browser.
 */
export function structuredData(site: Site, path: string): string {
  const data = pageData(site, path);
  if (data === null) return '';
  // `<` could close the script element from inside a text.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

function pageData(site: Site, path: string): object | null {
  if (path !== '/browse/fall-break') return null;
  const url = `${site.url}${path}`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'CollectionPage',
        '@id': url,
        url,
        name: 'Fall break camps in Atlanta, 2025',
        inLanguage: 'en-US',
        isPartOf: { '@id': `${site.url}/#website` },
        about: { '@type': 'Thing', name: 'Fall break camps for children' },
        spatialCoverage: { '@type': 'Place', name: 'Atlanta, Georgia, United States' },
        breadcrumb: {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: site.brand, item: `${site.url}/` },
            { '@type': 'ListItem', position: 2, name: 'Fall break camps', item: url },
          ],
        },
      },
      {
        '@type': 'WebSite',
        '@id': `${site.url}/#website`,
        url: `${site.url}/`,
        name: site.brand,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${url}?search={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
      {
        '@type': 'Organization',
        '@id': `${site.url}/#organization`,
        name: site.brand,
        url: `${site.url}/`,
        email: site.email,
        logo: `${site.url}/icons/icon-512.png`,
        sameAs: site.social.map(({ url: profile }) => profile),
      },
    ],
  };
}
