import { ACTING, type DrawnNode, LOOK, OWN } from './lastWeek.ts';

/**
 * An element with all that the first screen shows of it. What begins below is left out, but no part of a button, and
 * what the page itself draws later (`data-later`): it would go and come back.
 */
export function readDrawn(element: Element): DrawnNode[] {
  if (element.matches('[data-later], dialog') || ACTING.test(element.localName)) return [];
  if (isBelow(element) && element.closest('button') === null) return [];
  const attributes = [...element.attributes]
    .filter(({ name, value }) => LOOK.test(name) || (name === 'href' && OWN.test(value)))
    .map(({ name, value }): [string, string] => [name, value]);
  // A row to slide, at the place to which the page has moved it.
  if (element.scrollLeft > 0) attributes.push(['data-slid', `${element.scrollLeft}`]);
  const children = [...element.childNodes].flatMap((child) =>
    child instanceof Element
      ? readDrawn(child)
      : child instanceof Text && child.data !== ''
        ? [child.data]
        : [],
  );
  return [[element.localName, attributes, children]];
}

/** When the page lies as it is opened. */
const isBelow = (element: Element) =>
  element.getBoundingClientRect().top + window.scrollY > window.innerHeight;
