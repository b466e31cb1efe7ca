import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { themeScript } from './theme.ts';

/** A page before hydration: only the script in its head has run. */
function unhydratedPage({ stored = '', prefersDark = false, forbidsStorage = false } = {}) {
  const { window } = new JSDOM(
    `<meta name="theme-color" content="unset"><script>${themeScript}</script>
     <button data-switch-theme><b>moon</b></button><a>elsewhere</a>`,
    {
      url: 'https://camply.example/',
      runScripts: 'dangerously',
      beforeParse(page) {
        Object.defineProperty(page, 'matchMedia', { value: () => ({ matches: prefersDark }) });
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

test('where storage is forbidden the switch still switches', () => {
  const page = unhydratedPage({ forbidsStorage: true });
  page.press('button');
  expect(page.theme()).toBe('dark');
});
