const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Reads the title and description of a rendered page, so that there is no second list of titles. */
export function readHead(html: string): {
  title: string;
  description: string;
  /** '' where none is named. */
  canonical: string;
  isListed: boolean;
} {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
  return {
    title: plain(title),
    description: plain(description),
    canonical: plain(canonical),
    isListed: !/<meta[^>]*name="robots"[^>]*noindex/.test(html),
  };
}

// The five that React writes.
const plain = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (written, name: string) => entities[name] ?? written);
