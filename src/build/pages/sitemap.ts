/** `changed` is a day, 'YYYY-MM-DD'. */
export type SitemapEntry = { path: string; changed: string };

/** sitemaps.org/protocol: every page except those marked noindex. */
export function sitemap(siteUrl: string, pages: readonly SitemapEntry[]): string {
  const urls = pages.map(
    ({ path, changed }) =>
      `  <url><loc>${siteUrl}${path}</loc><lastmod>${changed}</lastmod></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

export function robots(siteUrl: string): string {
  const closed = ['/rest/', '/auth/', '/storage/', '/functions/'];
  const rules = closed.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${rules}Sitemap: ${siteUrl}/sitemap.xml\n`;
}
