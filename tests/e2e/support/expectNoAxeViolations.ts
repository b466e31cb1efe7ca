import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { finishTransitions } from './finishTransitions.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Axe finds nothing, by day and by night. `state` names the page as it stands. With `within` (a selector)
 * only what lies in it is looked at: under an open layer axe takes a minute for a long page.
 */
export async function expectNoAxeViolations(
  page: Page,
  state: string,
  within?: string,
): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await finishTransitions(page);
    const axe = new AxeBuilder({ page }).withTags(tags);
    const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
    const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
    expect.soft(found, `${state}, ${colorScheme}`).toEqual([]);
  }
}
