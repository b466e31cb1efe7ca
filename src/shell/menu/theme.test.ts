import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { themeScript } from './theme.ts';

/** A page as the phone gets it, before any of its scripts but the one in its head has run. */
function sleepingPage({ kept = '', prefersDark = false, forbidsStorage = false } = {}) {
  const { window } = new JSDOM(
    `<meta name="theme-color" content="unset"><script>${themeScript}</script>
     <button data-switch-theme><b>moon</b></button><a>elsewhere</a>`,
    {
      url: 'https://camply.example/',
      runScripts: 'dangerously',
      beforeParse(page) {
        Object.defineProperty(page, 'matchMedia', { value: () => ({ matches: prefersDark }) });
        if (kept !== '') page.localStorage.setItem('camply-look', kept);
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
    kept: () => window.localStorage.getItem('camply-look'),
  };
}

test('a press before the page is awake turns day into night, and the next one back', () => {
  const page = sleepingPage();
  page.press('b');
  expect([page.theme(), page.paper(), page.kept()]).toEqual(['dark', '#0e211d', 'dark']);
  page.press('button');
  expect([page.theme(), page.paper(), page.kept()]).toEqual(['light', '#fbf4e4', 'light']);
});

test('on a dark phone the first press brings the day', () => {
  const page = sleepingPage({ prefersDark: true });
  page.press('button');
  expect(page.theme()).toBe('light');
});

test('a press elsewhere changes nothing', () => {
  const page = sleepingPage();
  page.press('a');
  expect([page.theme(), page.kept()]).toEqual([undefined, null]);
});

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['plaid', undefined],
])('a kept choice of "%s" shows as %s', (kept, shown) => {
  expect(sleepingPage({ kept }).theme()).toBe(shown);
});

test('where storage is forbidden the switch still switches', () => {
  const page = sleepingPage({ forbidsStorage: true });
  page.press('button');
  expect(page.theme()).toBe('dark');
});
