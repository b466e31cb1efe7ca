import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { isSoak } from './breadth.ts';
import { finishTransitions } from './finishTransitions.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What the viewport can change of a page whose markup has been checked at another size. */
const layoutRules = ['target-size'];
const PHONE_AT_MOST = 600;

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

type Options = {
  /** A selector; only what lies in it is checked: under an open layer axe takes a minute for a long page. */
  within?: string;
  /** 'layout': the markup has been checked at another viewport, which is the default for a whole page on a phone. */
  rules?: 'all' | 'layout';
};

/**
 * Axe finds nothing in light. In dark the markup is the same, and tests/contrast proves the contrast of every
 * pair of colors that a style sheet uses, so only a soak run looks: there, every rule is checked each time, in
 * both. `state` names what is on the page.
 */
export async function expectNoAxeViolations(
  page: Page,
  state: string,
  { within, rules = isPhone(page) && !within ? 'layout' : 'all' }: Options = {},
): Promise<void> {
  await expectNone(page, `${state}, light`, within, isSoak || rules === 'all' ? null : layoutRules);
  if (!isSoak) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNone(page, `${state}, dark`, within, null);
  await page.emulateMedia({ colorScheme: 'light' });
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? Infinity) <= PHONE_AT_MOST;

/** Every rule when `rules` is null. */
async function expectNone(
  page: Page,
  state: string,
  within: string | undefined,
  rules: string[] | null,
): Promise<void> {
  await finishTransitions(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    runOnly: rules === null ? { type: 'tag', values: tags } : { type: 'rule', values: rules },
    // Nodes without violations are not described.
    resultTypes: ['violations'],
  };
  const found = await page.evaluate(
    async ([selector, given]) => {
      const results = await window.axe?.run(selector ?? document, given);
      return results?.violations.map(({ id, nodes }) => ({
        id,
        at: nodes.map(({ html }) => html),
      }));
    },
    [within, options] as const,
  );
  expect.soft(found, state).toEqual([]);
}
