/** As many as a list draws at once. */
const FIRST = 6;

/**
 * Gives the service worker the first cards of a page's whole list as they look now, for the first paint of the
 * next start (SeenCards.tsx). A filtered list is another one each time and is not kept.
 */
export async function keepSeen(section: Element): Promise<void> {
  const { pathname: path, search } = window.location;
  if (!('serviceWorker' in navigator) || search !== '') return;
  const cards = [...section.querySelectorAll('article')].slice(0, FIRST);
  const items = cards.map((card) => `<li>${copyOf(card.parentElement ?? card)}</li>`).join('');
  const list = cards[0]?.closest('ul')?.className ?? '';
  const note = section.querySelector('[data-note]')?.outerHTML ?? '';
  const html = cards.length === 0 ? '' : `${note}<ul class="${list}">${items}</ul>`;
  const { active } = await navigator.serviceWorker.ready;
  // It begins by throwing away what the build before had kept.
  if (active?.state === 'activating') await nextState(active);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  active?.postMessage({ type: 'KEEP_SEEN', path, html });
}

const nextState = (worker: ServiceWorker) =>
  new Promise<Event>((resolve) => {
    worker.addEventListener('statechange', resolve, { once: true });
  });

const NAMES = ['id', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

/** Its markup, with names that cannot meet those of the living page. */
function copyOf(card: Element): string {
  const copy = document.importNode(card, true);
  for (const name of NAMES) {
    for (const element of copy.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  }
  return copy.outerHTML;
}
