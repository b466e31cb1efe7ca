import type { Page } from '@playwright/test';

/** Nothing is half way from one color to another: such a look is nobody's. */
export const whenStill = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
