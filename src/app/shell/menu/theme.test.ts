import { JSDOM } from 'jsdom';
import { describe, expect, test, vi } from 'vitest';
import { themeScript } from './theme.ts';

const noTransitions: { startViewTransition?: (change: () => void) => { ready: Promise<void> } } =
  {};

const ended = { finished: Promise.resolve() };
const animate = vi.fn<(...given: unknown[]) => typeof ended>(() => ended);

/** Like the browser: the change comes later, and a new transition skips the one that runs. */
function laterTransitions() {
  animate.mockClear();
  const waiting: (() => void)[] = [];
  let skipRunning: ((reason: Error) => void) | null = null;
  const startViewTransition = vi.fn<(change: () => void) => { ready: Promise<void> }>((change) => {
    skipRunning?.(new DOMException('Transition was skipped', 'AbortError'));
    const ready = new Promise<void>((resolve, reject) => {
      skipRunning = reject;
      waiting.push(() => {
        change();
        resolve();
      });
    });
    return { ready };
  });
  const draw = async () => {
    // A sun has to set before.
    await new Promise((resolve) => void setTimeout(resolve));
    for (const change of waiting.splice(0)) change();
    await new Promise((resolve) => void setTimeout(resolve));
  };
  return { startViewTransition, draw };
}

type SunAt = { left: number; top: number; size: number };
const noSun: SunAt = { left: 0, top: 0, size: 0 };

/** A page before hydration: only the script in its head has run. */
function unhydratedPage({
  stored = '',
  prefersDark = false,
  reducesMotion = false,
  forbidsStorage = false,
  transitions = noTransitions,
  sunAt = noSun,
  isInPicture = false,
} = {}) {
  const { window } = new JSDOM(
    `<meta name="theme-color" content="unset"><script>${themeScript}</script>
     <button data-switch-theme><b>moon</b></button><a>elsewhere</a><svg><g data-sun></g></svg>`,
    {
      url: 'https://camply.example/',
      runScripts: 'dangerously',
      beforeParse(page) {
        Object.defineProperty(page, 'matchMedia', {
          value: (query: string) => ({
            matches: query.includes('dark') ? prefersDark : reducesMotion,
          }),
        });
        Object.assign(page.document, transitions);
        Object.assign(page.Element.prototype, { animate });
        const { left, top, size } = sunAt;
        const box = { left, top, width: size, height: size };
        const SVGGraphicsElement = isInPicture ? page.HTMLImageElement : page.SVGElement;
        Object.assign(page, { SVGGraphicsElement });
        Object.assign(page.SVGElement.prototype, {
          getBoundingClientRect: () => box,
          getBBox: () => box,
        });
        if (stored !== '') page.localStorage.setItem('camply-look', stored);
        if (!forbidsStorage) return;
        Object.defineProperty(page, 'localStorage', {
          get: () => {
            throw new page.DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      },
    },
  );
  const { document } = window;
  return {
    press: (selector: string) => document.querySelector<HTMLElement>(selector)?.click(),
    theme: () => document.documentElement.dataset.theme,
    paper: () => document.querySelector('meta')?.content,
    chooseInOtherTab: (newValue: string | null) =>
      void window.dispatchEvent(
        new window.StorageEvent('storage', { key: 'camply-look', newValue }),
      ),
    stored: () => window.localStorage.getItem('camply-look'),
  };
}

test('a press before hydration turns day into night, and the next one back', () => {
  const page = unhydratedPage();
  page.press('b');
  expect([page.theme(), page.paper(), page.stored()]).toEqual(['dark', '#0e211d', 'dark']);
  page.press('button');
  expect([page.theme(), page.paper(), page.stored()]).toEqual(['light', '#fbf4e4', 'light']);
});

test('on a dark phone the first press brings the day', () => {
  const page = unhydratedPage({ prefersDark: true });
  page.press('button');
  expect(page.theme()).toBe('light');
});

test('a press elsewhere changes nothing', () => {
  const page = unhydratedPage();
  page.press('a');
  expect([page.theme(), page.stored()]).toEqual([undefined, null]);
});

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['plaid', undefined],
])('a stored choice of "%s" shows as %s', (stored, shown) => {
  expect(unhydratedPage({ stored }).theme()).toBe(shown);
});

test('a choice in another tab shows here, and following the device again, too', () => {
  const page = unhydratedPage();
  page.chooseInOtherTab('dark');
  expect([page.theme(), page.paper()]).toEqual(['dark', '#0e211d']);
  page.chooseInOtherTab(null);
  expect([page.theme(), page.paper()]).toEqual([undefined, '#fbf4e4']);
});

test('where storage is forbidden the switch still switches', () => {
  const page = unhydratedPage({ forbidsStorage: true });
  page.press('button');
  expect(page.theme()).toBe('dark');
});

describe('where the browser can show one look over the other', () => {
  test('the new look grows from the switch to the farthest corner in 600 ms', async () => {
    const { draw, ...transitions } = laterTransitions();
    const page = unhydratedPage({ transitions });
    page.press('b');
    expect([page.theme(), page.stored()]).toEqual([undefined, 'dark']);
    await draw();
    expect([page.theme(), page.paper()]).toEqual(['dark', '#0e211d']);
    // The switch of this page is at 0, 0 of a window of 1024 x 768.
    expect(animate).toHaveBeenCalledExactlyOnceWith(
      { clipPath: ['circle(0px at 0px 0px)', 'circle(1280px at 0px 0px)'] },
      {
        duration: 600,
        easing: expect.any(String),
        pseudoElement: '::view-transition-new(root)',
      },
    );
  });

  test('where the sun of a poster is on the screen it sets first, and the new look grows from it', async () => {
    const { draw, ...transitions } = laterTransitions();
    const page = unhydratedPage({ transitions, sunAt: { left: 500, top: 300, size: 24 } });
    page.press('b');
    expect(animate).toHaveBeenCalledExactlyOnceWith(
      { transform: ['translateY(0px)', 'translateY(48px)'] },
      expect.anything(),
    );
    expect(page.theme()).toBeUndefined();
    await draw();
    const [, comesUp, grows] = animate.mock.calls.map(([frames]) => frames);
    expect(comesUp).toEqual({ transform: ['translateY(48px)', 'translateY(0px)'] });
    expect(grows).toMatchObject({
      clipPath: ['circle(0px at 512px 312px)', `circle(${Math.hypot(512, 456)}px at 512px 312px)`],
    });
  });

  test('from a sun in a picture the new look grows at once, as nothing can move it', async () => {
    const { draw, ...transitions } = laterTransitions();
    const sunAt = { left: 512, top: 312, size: 1 };
    const page = unhydratedPage({ transitions, sunAt, isInPicture: true });
    page.press('b');
    await draw();
    expect(animate).toHaveBeenCalledOnce();
    expect(animate.mock.lastCall?.[0]).toMatchObject({
      clipPath: ['circle(0px at 512.5px 312.5px)', expect.stringContaining('at 512.5px 312.5px')],
    });
  });

  test('a sun below the screen is left alone', async () => {
    const { draw, ...transitions } = laterTransitions();
    const page = unhydratedPage({ transitions, sunAt: { left: 500, top: 800, size: 24 } });
    page.press('b');
    await draw();
    expect(animate).toHaveBeenCalledOnce();
    expect(animate.mock.lastCall?.[0]).toMatchObject({
      clipPath: ['circle(0px at 0px 0px)', 'circle(1280px at 0px 0px)'],
    });
  });

  test('two presses before the first shows end where they began, and the first is skipped', async () => {
    const { draw, ...transitions } = laterTransitions();
    const page = unhydratedPage({ transitions });
    page.press('b');
    page.press('b');
    await draw();
    expect([page.theme(), page.stored()]).toEqual(['light', 'light']);
    expect(animate).toHaveBeenCalledOnce();
  });

  test('reduced motion: the new look is there at once', () => {
    const { startViewTransition } = laterTransitions();
    const page = unhydratedPage({ transitions: { startViewTransition }, reducesMotion: true });
    page.press('b');
    expect([page.theme(), page.stored()]).toEqual(['dark', 'dark']);
    expect(startViewTransition).not.toHaveBeenCalled();
  });
});
