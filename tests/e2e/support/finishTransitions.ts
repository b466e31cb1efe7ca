import type { Page } from '@playwright/test';

/**
 * Nothing is half way from one color to another: such a look is nobody's. Not waited for: what the browser
 * does not draw (a closed answer, a card far below) stays half way for ever. In rounds: a color that has
 * arrived is inherited, which starts the next transition. Each color is read: what `content-visibility` skips
 * keeps its old one, and would begin its transition under the eyes of whoever looks at it next.
 */
export const finishTransitions = (page: Page) =>
  page.evaluate(() => {
    let running: Animation[];
    do {
      for (const element of document.querySelectorAll('*')) void getComputedStyle(element).color;
      running = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      for (const transition of running) transition.finish();
    } while (running.length > 0);
  });
