import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe finds nothing on the page as it stands, by day and by night. `state` names it when it does. */
export async function expectNoBarrier(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    // Colors half way from day to night are nobody's.
    await page.waitForFunction(() =>
      document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
    );
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
    expect.soft(found, `${state}, ${colorScheme}`).toEqual([]);
  }
}
