/** The first cards of a list, as the last visit drew them: the first paint of a cold start has camps. */

/** By page. Belongs to one build: its markup is that build's. */
export const seenCards = { cache: 'camply-seen', mostLetters: 200_000 };

const place = /(<div data-seen=""[^>]*>)(<\/div>)/;

/** The page with the cards in it, where it has a place for them (features/browse/SeenCards.tsx). */
export const withSeen = (page: string, cards: string): string =>
  page.replace(place, (_, begin: string, end: string) => begin + cards + end);

/** Notes how the cards of a page look. */
export async function keepSeen(path: string, cards: string): Promise<void> {
  if (cards.length > seenCards.mostLetters) return;
  const kept = await caches.open(seenCards.cache);
  await kept.put(path, new Response(cards, { headers: { 'content-type': 'text/html' } }));
}

/** A kept page with the cards of the last visit; as it was built where none are known. */
export async function asSeen(path: string, page: Response): Promise<Response> {
  const kept = await caches.open(seenCards.cache);
  const cards = await kept.match(path);
  if (cards === undefined) return page;
  const { status, headers } = page;
  return new Response(withSeen(await page.text(), await cards.text()), { status, headers });
}
