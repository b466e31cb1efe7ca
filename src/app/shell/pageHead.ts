import { site } from '#base/site.ts';

/** The picture of a shared link, 1200 x 630 pixels: its path on this site, and its alt text. */
type SharePicture = { path: string; alt: string };

type Page = {
  path: string;
  title: string;
  description: string;
  keywords: readonly string[];
  picture?: SharePicture;
  /** The Open Graph type. */
  kind?: 'website' | 'article';
};

type NamedPage = Omit<Page, 'title'> & { title: (brand: string) => string };

const homePicture: SharePicture = {
  path: '/share/home.jpg',
  alt: 'Tents and a canoe at a lake under a low sun, before Stone Mountain and Atlanta',
};

/** The head of a public page: what search engines list and what a shared link shows. */
export function pageHead({
  path,
  title,
  description,
  keywords,
  picture = homePicture,
  kind = 'website',
}: Page) {
  const url = `${site.url}${path}`;
  const pictureUrl = `${site.url}${picture.path}`;
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { name: 'keywords', content: keywords.join(', ') },
      { property: 'og:type', content: kind },
      { property: 'og:site_name', content: site.brand },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: pictureUrl },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: picture.alt },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: pictureUrl },
      { name: 'twitter:image:alt', content: picture.alt },
    ],
    // One page for search engines, however it is filtered.
    links: [{ rel: 'canonical', href: url }],
  };
}

/** The head of a page whose title ends with the brand. */
export const namedHead = ({ title, ...page }: NamedPage) =>
  pageHead({ ...page, title: title(site.brand) });

/** The head of a page that search engines should not list. */
export function unlistedHead(name: string) {
  return {
    meta: [{ title: `${name} · ${site.brand}` }, { name: 'robots', content: 'noindex' }],
    links: [],
  };
}
