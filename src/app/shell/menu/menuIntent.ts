/** A hover opens a menu after this, */
const OPEN_MS = 200;
/** at once this long after another one closed, */
const SKIP_MS = 300;
/** and leaving closes it after this. */
const CLOSE_MS = 150;

export type MenuIntent = {
  enter: (menu: string) => void;
  leave: () => void;
  press: (menu: string) => void;
  close: () => void;
};

/**
 * Which drop-down is open. A hover opens after a moment, at once while or shortly after another was
 * open, and leaving closes it. A press keeps its menu open until the next press, so that a click right
 * after the hover does not close what just appeared.
 */
export function menuIntent(show: (menu: string) => void): MenuIntent {
  let shown = '';
  let isPressed = false;
  let skipsDelay = false;
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;
  let skipTimer: ReturnType<typeof setTimeout> | undefined;

  const set = (menu: string, pressed: boolean) => {
    clearTimeout(hoverTimer);
    clearTimeout(skipTimer);
    if (menu === '' && shown !== '') {
      skipsDelay = true;
      skipTimer = setTimeout(() => {
        skipsDelay = false;
      }, SKIP_MS);
    }
    shown = menu;
    isPressed = pressed;
    show(menu);
  };

  return {
    enter(menu) {
      clearTimeout(hoverTimer);
      if (menu === shown) return;
      if (shown !== '' || skipsDelay) set(menu, false);
      else hoverTimer = setTimeout(() => set(menu, false), OPEN_MS);
    },
    leave() {
      clearTimeout(hoverTimer);
      if (shown !== '' && !isPressed) hoverTimer = setTimeout(() => set('', false), CLOSE_MS);
    },
    press(menu) {
      if (menu === shown && isPressed) set('', false);
      else set(menu, true);
    },
    close() {
      clearTimeout(hoverTimer);
      if (shown !== '') set('', false);
    },
  };
}
