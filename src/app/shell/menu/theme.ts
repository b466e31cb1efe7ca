import { PAPERS } from '#base/device/chosenTheme.ts';
import { THEME_KEY } from '#base/storage/storageKeys.ts';

const stored = { key: THEME_KEY, papers: PAPERS };

/**
 * The color theme of the page. Runs in <head> as text, so it may use nothing from outside itself: a chosen look
 * is there before the first paint and does not flash the other one, and the switch works before
 * hydration. Storage may be forbidden; then a choice lasts as long as the page.
 *
 * Where the browser can show one look over the other, the new one grows in a circle (ui/viewTransitions.css): from the sun
 * of a poster on the screen, else from the pressed switch. A sun that is no part of a picture sets first, while the other
 * one comes up. Style attributes are against our policy; the Web Animations API is not.
 */
function startTheme({ key, papers }: typeof stored): void {
  type Theme = keyof typeof papers;
  const root = document.documentElement;
  let chosen: string | null = null;

  const isTheme = (name: string | null): name is Theme => Object.hasOwn(papers, name ?? '');

  /** Null follows the device. */
  function show(theme: Theme | null): void {
    if (theme) root.dataset.theme = theme;
    else delete root.dataset.theme;
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
      meta.setAttribute(
        'content',
        papers[theme ?? (meta.matches('[media*=dark]') ? 'dark' : 'light')],
      );
    }
  }

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the text has no outer scope
  const isOnScreen = ({ left, top, width, height }: DOMRect) =>
    width > 0 &&
    left + width / 2 > 0 &&
    left + width / 2 < innerWidth &&
    top + height / 2 > 0 &&
    top + height / 2 < innerHeight;

  /** The pictures of the other look, which nobody has fetched yet: what moves on them would vanish until they are there. */
  async function picturesDrawn(): Promise<void> {
    const late = [...document.images].filter(
      (image) => !image.complete && isOnScreen(image.getBoundingClientRect()),
    );
    const drawn = late.map(async (image) => {
      image.loading = 'eager';
      await image.decode().catch(() => {});
    });
    const enough = new Promise<void>((resolve) => void setTimeout(resolve, 400));
    await Promise.race([Promise.all(drawn), enough]);
  }

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the text has no outer scope
  const move = (sun: Element, from: number, to: number, duration: number, easing: string) =>
    sun.animate(
      { transform: [from, to].map((share) => `translateY(${share}px)`) },
      { duration, easing },
    );

  async function grow(theme: Theme, pressed: Element): Promise<void> {
    const sun = [...document.querySelectorAll('[data-sun]')].find((disc) =>
      isOnScreen(disc.getBoundingClientRect()),
    );
    const { left, top, width, height } = (sun ?? pressed).getBoundingClientRect();
    const x = left + width / 2;
    const y = top + height / 2;
    const farthest = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
    const clipPath = [0, farthest].map((radius) => `circle(${radius}px at ${x}px ${y}px)`);
    // Twice its height sets it behind the ridge, in the units of its drawing.
    const drawn = sun instanceof SVGGraphicsElement ? sun : null;
    const below = 2 * (drawn?.getBBox().height ?? 0);
    if (drawn) await move(drawn, 0, below, 260, 'ease-in').finished;
    // The next press skips this one: its `ready` is rejected then, and the look is there at once.
    document
      .startViewTransition(async () => {
        show(theme);
        await picturesDrawn();
      })
      .ready.then(
        () => {
          const easing = 'cubic-bezier(0.5, 0, 0.2, 1)';
          const pseudoElement = '::view-transition-new(root)';
          if (drawn) move(drawn, below, 0, 600, 'cubic-bezier(0.2, 0, 0.1, 1)');
          return root.animate({ clipPath }, { duration: 600, easing, pseudoElement });
        },
        () => {},
      );
  }

  /** Returns the theme that was chosen last, here or in the settings. */
  function recall(): string | null {
    try {
      chosen = localStorage.getItem(key);
    } catch {}
    return chosen;
  }
  const first = recall();
  if (isTheme(first)) show(first);
  // Chosen in another tab.
  addEventListener('storage', (event) => {
    if (event.key === key) show(isTheme(event.newValue) ? event.newValue : null);
  });

  document.addEventListener('click', (event) => {
    const { target } = event;
    const pressed = target instanceof Element ? target.closest('[data-switch-theme]') : null;
    if (pressed === null) return;
    event.preventDefault();
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const last = recall();
    const next = (isTheme(last) ? last : system) === 'dark' ? 'light' : 'dark';
    chosen = next;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isStill || !('startViewTransition' in document)) show(next);
    else void grow(next, pressed);
    try {
      localStorage.setItem(key, next);
    } catch {}
  });
}

export const themeScript = `(${startTheme.toString()})(${JSON.stringify(stored)})`;
