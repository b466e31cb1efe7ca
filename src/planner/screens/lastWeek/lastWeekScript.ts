import { LAST_WEEK_KEY, PROFILE_KEY } from '#base/device/profileKey.ts';
import { ACTING, type DrawnNode, LAST_WEEK_ID, type LastWeek, LOOK, OWN } from './lastWeek.ts';

/**
 * Draws the week as it was seen last, before React and the database are there: on a slow phone two seconds earlier. It
 * cannot be used, and goes when the plan itself stands. Runs in <head> as text, so it may use nothing from outside itself.
 */
function drawLastWeek(
  [key, profileKey, id]: readonly [string, string, string],
  acting: RegExp,
  look: RegExp,
  own: RegExp,
): void {
  if (!/^\/my-camps\/?$/.test(location.pathname)) return;

  function fitting(): LastWeek | null {
    try {
      const last: LastWeek | null = JSON.parse(localStorage.getItem(key) ?? 'null');
      const isOfNow =
        last?.build === document.documentElement.dataset.build &&
        last?.address === location.search &&
        last.family === localStorage.getItem(profileKey) &&
        last.until > Date.now();
      return isOfNow ? last : null;
    } catch {
      // Storage may be forbidden, or somebody else has written there.
      return null;
    }
  }

  /** Without its styles the week would be a heap of words. */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the text has no outer scope
  function arrival(href: string): Promise<unknown> {
    const link = document.createElement('link');
    return new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', () => {
        // Else the plan itself would not ask for it again.
        link.remove();
        reject(new Error(`${href} did not arrive`));
      });
      link.rel = 'stylesheet';
      link.href = href;
      document.head.append(link);
    });
  }

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the text has no outer scope
  function draw(node: DrawnNode, isOfSvg: boolean): Node {
    if (typeof node === 'string') return document.createTextNode(node);
    const [tag, attributes, children] = node;
    // Whoever can write the storage must not be able to leave the site by it.
    if (acting.test(tag)) throw new Error(`<${tag}> is no part of a week`);
    const isSvg = isOfSvg || tag === 'svg';
    const space = isSvg ? 'http://www.w3.org/2000/svg' : 'http://www.w3.org/1999/xhtml';
    const element = document.createElementNS(space, tag);
    for (const [name, value] of attributes) {
      if (look.test(name) || (name === 'href' && own.test(value)))
        element.setAttribute(name, value);
    }
    element.append(...children.map((child) => draw(child, isSvg)));
    return element;
  }

  async function show({ styles, nodes }: LastWeek): Promise<void> {
    const parsed = new Promise((resolve) => {
      document.addEventListener('DOMContentLoaded', resolve);
    });
    try {
      await Promise.all([parsed, ...styles.map(arrival)]);
      const place = document.getElementById(id);
      if (!place || place.dataset.over === '') return;
      place.append(...nodes.map((node) => draw(node, false)));
      for (const row of place.querySelectorAll<HTMLElement>('[data-slid]')) {
        row.scrollLeft = Number(row.dataset.slid);
      }
    } catch {
      // The skeleton stays.
    }
  }

  const last = fitting();
  if (last) void show(last);
}

const keys = JSON.stringify([LAST_WEEK_KEY, PROFILE_KEY, LAST_WEEK_ID]);
export const lastWeekScript = `(${drawLastWeek.toString()})(${[keys, ACTING, LOOK, OWN].join(',')})`;
