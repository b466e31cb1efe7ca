/** Stops the build for a page that would break its own Content-Security-Policy or has no text. */
export function checkPage(path: string, html: string): void {
  const problems = [
    [/<[a-z][^>]*\sstyle="/i, 'has a style attribute, which the policy blocks'],
    [/<style[\s>][\s\S]*<style[\s>]/i, 'has a second style element, which nobody ordered'],
    [/<[a-z][^>]*\son[a-z]+="/i, 'has an inline event handler, which the policy blocks'],
    [
      /<form(?![^>]* method="dialog")|\sformaction=/i,
      'has a form that the browser would send by itself',
    ],
    [/<title[\s\S]*<title/i, 'has two titles'],
    [/name="description"[\s\S]*name="description"/i, 'has two descriptions'],
  ] as const;
  const broken = problems.filter(([pattern]) => pattern.test(withoutSprites(html)));
  if (broken.length > 0) {
    throw new Error(broken.map(([, problem]) => `${path} ${problem}`).join('\n'));
  }
}

// <title> is also how a drawing names itself.
const withoutSprites = (html: string) =>
  html.replaceAll(/<svg[\s\S]*?<\/svg>/g, (svg) => svg.replaceAll(/<title>[\s\S]*?<\/title>/g, ''));
