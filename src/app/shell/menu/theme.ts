import { PAPERS } from '#base/device/chosenTheme.ts';
import { THEME_KEY } from '#base/storage/storageKeys.ts';

const stored = { key: THEME_KEY, papers: PAPERS };

/**
 * The color theme of the page. Runs in <head> as text, so it may use nothing from outside itself: a chosen look
 * is there before the first paint and does not flash the other one, and the switch works before
 * hydration. Storage may be forbidden; then a choice lasts as long as the page.
 *
 * Where the browser can show one look over the other, the new one grows from the pressed switch in a circle
 * (ui/viewTransitions.css). Style attributes are against our policy; the Web Animations API is not.
 */
function startTheme({ key, papers }: typeof stored): void {
  type Theme = keyof typeof papers;
  const root = document.documentElement;
  let chosen: string | null = null;

  const isTheme = (name: string | null): name is Theme => Object.hasOwn(papers, name ?? '');

  function show(theme: Theme): void {
    root.dataset.theme = theme;
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
      meta.setAttribute('content', papers[theme]);
    }
  }

  function grow(theme: Theme, from: Element): void {
    const { left, top, width, height } = from.getBoundingClientRect();
    const x = left + width / 2;
    const y = top + height / 2;
    const farthest = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
    const clipPath = [0, farthest].map((radius) => `circle(${radius}px at ${x}px ${y}px)`);
    // The next press skips this one: its `ready` is rejected then, and the look is there at once.
    document
      .startViewTransition(() => show(theme))
      .ready.then(
        () =>
          root.animate(
            { clipPath },
            {
              duration: 600,
              easing: 'cubic-bezier(0.5, 0, 0.2, 1)',
              pseudoElement: '::view-transition-new(root)',
            },
          ),
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
    else grow(next, pressed);
    try {
      localStorage.setItem(key, next);
    } catch {}
  });
}

export const themeScript = `(${startTheme.toString()})(${JSON.stringify(stored)})`;
