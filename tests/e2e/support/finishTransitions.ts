import type { Page } from '@playwright/test';

/**
 * Nothing is half way from one color to another: such a look is nobody's. Not waited for: what the browser
 * does not draw (a closed answer, a card far below) stays half way for ever.
 */
export const finishTransitions = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
