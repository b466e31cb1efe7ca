/** A page asks not to be listed by its own robots tag; nobody keeps a second list. */
export function isListed(html: string): boolean {
  return !/<meta[^>]*name="robots"[^>]*noindex/.test(html);
}

export function sitemap(siteUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}

export function robots(siteUrl: string): string {
  const closed = ['/rest/', '/auth/', '/storage/', '/functions/'];
  const rules = closed.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${rules}Sitemap: ${siteUrl}/sitemap.xml\n`;
}
