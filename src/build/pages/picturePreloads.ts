const NARROW = /-(?:tall|strip)-(?:light|dark)-/;
const NIGHT = /-dark-\d/;

/**
 * Requests the drawing on top of a page with the styles. It is lazy, because each page has it in four cuts (day and
 * night, wide and narrow: scenes/pagePicture.ts), so a browser alone would wait for the layout. A user who chose
 * another theme than the system's gets the right one when the layout is done.
 */
export function picturePreloads(body: string): string {
  const pictures = body.matchAll(
    /<img loading="lazy" fetchPriority="high"[^>]* sizes="([^"]*)"[^>]* srcSet="([^"]*)"[^>]*>/g,
  );
  return Array.from(pictures, ([, sizes, cuts = '']) => {
    const width = NARROW.test(cuts) ? '(not (min-width: 48rem))' : '(min-width: 48rem)';
    const look = `(prefers-color-scheme: ${NIGHT.test(cuts) ? 'dark' : 'light'})`;
    return `<link rel="preload" as="image" imagesrcset="${cuts}" imagesizes="${sizes}" media="${width} and ${look}" fetchpriority="high">`;
  }).join('');
}
