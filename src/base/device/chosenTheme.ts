import { THEME_KEY } from '#base/storage/storageKeys.ts';
/** The theme; 'system' follows the device. Saved in localStorage, and applied by the script in <head>. */
export type Theme = 'light' | 'dark' | 'system';

/** The colors of the browser's own bars. */
export const PAPERS = { light: '#fbf4e4', dark: '#0e211d' } as const;

export function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Calls back when another one is chosen, wherever that is. Returns what stops it. */
export function watchChosenTheme(onChange: () => void): () => void {
  const watcher = new MutationObserver(onChange);
  watcher.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => watcher.disconnect();
}

/** Applies the theme at once and at later visits. It lasts as long as the page if storage is refused. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
    const isDark = theme === 'system' ? meta.matches('[media*=dark]') : theme === 'dark';
    meta.setAttribute('content', isDark ? PAPERS.dark : PAPERS.light);
  }
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Refused.
  }
}
