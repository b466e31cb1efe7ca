import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds in jsdom, by rule. There is no layout: contrast is checked for each pair of tokens (tests/contrast), the
 * size of targets in browsers.
 */
export async function axeViolations(within: Element = document.body): Promise<string[]> {
  // Axe draws letters to find icon fonts, which the app has not; jsdom cannot draw.
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => ({ canvas: {} }) });
  axe.configure({
    checks: [{ id: 'label-content-name-mismatch', options: { occurrenceThreshold: 0 } }],
  });
  const { violations } = await axe.run(within, {
    runOnly: { type: 'tag', values: tags },
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
