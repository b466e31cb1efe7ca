import { site } from '#site';

type Page = { path: string; title: string; description: string; keywords: readonly string[] };

const shareImage = `${site.url}/share-1200x630.png`;
const shareImageAlt = 'A sunset camp scene: tents by a lake under tall trees';

/** The head of a public page: what search engines list and what a shared link shows (spec 2). */
export function pageHead({ path, title, description, keywords }: Page) {
  const url = `${site.url}${path}`;
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { name: 'keywords', content: keywords.join(', ') },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: site.brand },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: shareImage },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: shareImageAlt },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: shareImage },
    ],
    // One page, however it is filtered.
    links: [{ rel: 'canonical', href: url }],
  };
}

/**
 * True while React takes over a prerendered page. Its head was written without search params and
 * must be taken over as it stands: React adds a second description to one that differs.
 */
export function isTakingOver(): boolean {
  return typeof window !== 'undefined' && window.$_TSR !== undefined;
}
