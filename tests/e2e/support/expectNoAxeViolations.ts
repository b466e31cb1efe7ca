import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isSoak } from './breadth.ts';
import { finishTransitions } from './finishTransitions.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What the viewport can change of a page whose markup has been checked at another size. */
const layoutRules = ['color-contrast', 'target-size'];

type Options = {
  /** A selector; only what lies in it is checked: under an open layer axe takes a minute for a long page. */
  within?: string;
  /** 'layout': the markup has been checked at another viewport. */
  rules?: 'all' | 'layout';
};

/**
 * Axe finds nothing in light and dark. In dark only contrast is checked: the markup is the same. In a soak
 * run every rule is checked each time. `state` names what is on the page.
 */
export async function expectNoAxeViolations(
  page: Page,
  state: string,
  { within, rules = 'all' }: Options = {},
): Promise<void> {
  await expectNone(page, state, 'dark', within, isSoak ? null : ['color-contrast']);
  await expectNone(page, state, 'light', within, isSoak || rules === 'all' ? null : layoutRules);
}

/** Light only: the markup of a route whose layout is checked elsewhere. */
export const expectNoAxeViolationsInLight = (page: Page, state: string): Promise<void> =>
  expectNone(page, state, 'light', undefined, null);

/** Every rule when `rules` is null. */
async function expectNone(
  page: Page,
  state: string,
  colorScheme: 'light' | 'dark',
  within: string | undefined,
  rules: string[] | null,
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await finishTransitions(page);
  // No frames here: results come straight from the page. Nodes without violations are not described.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules === null) axe.withTags(tags);
  else axe.withRules(rules);
  if (within !== undefined) axe.include(within);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
  expect.soft(found, `${state}, ${colorScheme}`).toEqual([]);
}
