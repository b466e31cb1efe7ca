import { site } from '#site';

/** What a shared link shows, 1200 x 630: `path` on this site, and what is on it. */
type SharePicture = { path: string; alt: string };

type Page = {
  path: string;
  title: string;
  description: string;
  keywords: readonly string[];
  picture?: SharePicture;
  /** An article stands alone in a feed; every other page is a part of the site. */
  kind?: 'website' | 'article';
};

type NamedPage = Omit<Page, 'title'> & { title: (brand: string) => string };

const campAtSunset: SharePicture = {
  path: '/share-1200x630.png',
  alt: 'A sunset camp scene: tents by a lake under tall trees',
};

/** The head of a public page: what search engines list and what a shared link shows (spec 2). */
export function pageHead({
  path,
  title,
  description,
  keywords,
  picture = campAtSunset,
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
    // One page, however it is filtered.
    links: [{ rel: 'canonical', href: url }],
  };
}

/** The head of a page whose title says who speaks. */
export const namedHead = ({ title, ...page }: NamedPage) =>
  pageHead({ ...page, title: title(site.brand) });

/** The head of a page that search engines should pass by. */
export function unlistedHead(name: string) {
  return {
    meta: [{ title: `${name} · ${site.brand}` }, { name: 'robots', content: 'noindex' }],
    links: [],
  };
}

/**
 * True while React takes over a prerendered page. Its head was written without search params and
 * must be taken over as it stands: React adds a second description to one that differs.
 */
export function isTakingOver(): boolean {
  return typeof window !== 'undefined' && window.$_TSR !== undefined;
}
