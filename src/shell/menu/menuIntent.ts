/** Hover times of the drop-downs in milliseconds (spec 2). */
export const menuDelays = { open: 200, skip: 300, close: 150 };

export type MenuIntent = {
  enter: (menu: string) => void;
  leave: () => void;
  press: (menu: string) => void;
  close: () => void;
};

/**
 * Which drop-down a mouse, a finger or a key means. A hover opens after a moment, at once while or
 * shortly after another was open, and closes soon after leaving. A press keeps its menu open until
 * the next press, so that a click right after the hover does not shut what just appeared.
 */
export function menuIntent(show: (menu: string) => void): MenuIntent {
  let shown = '';
  let isPressed = false;
  let isWarm = false;
  let moving: ReturnType<typeof setTimeout> | undefined;
  let cooling: ReturnType<typeof setTimeout> | undefined;

  const set = (menu: string, pressed: boolean) => {
    clearTimeout(moving);
    clearTimeout(cooling);
    if (menu === '' && shown !== '') {
      isWarm = true;
      cooling = setTimeout(() => {
        isWarm = false;
      }, menuDelays.skip);
    }
    shown = menu;
    isPressed = pressed;
    show(menu);
  };

  return {
    enter(menu) {
      clearTimeout(moving);
      if (menu === shown) return;
      if (shown !== '' || isWarm) set(menu, false);
      else moving = setTimeout(() => set(menu, false), menuDelays.open);
    },
    leave() {
      clearTimeout(moving);
      if (shown !== '' && !isPressed) moving = setTimeout(() => set('', false), menuDelays.close);
    },
    press(menu) {
      if (menu === shown && isPressed) set('', false);
      else set(menu, true);
    },
    close() {
      clearTimeout(moving);
      if (shown !== '') set('', false);
    },
  };
}
