import { LOOK_KEY } from '#base/device/storageKeys.ts';
/** How the page looks: as the device does, unless somebody chose. Kept in localStorage, and shown by the script in <head>. */
export type Look = 'light' | 'dark' | 'system';

/** The colors of the browser's own bars. */
export const PAPERS = { light: '#fbf4e4', dark: '#0e211d' } as const;

export function chosenLook(): Look {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Applies the theme at once and at later visits. It lasts as long as the page if storage is refused. */
export function chooseLook(look: Look): void {
  const { dataset } = document.documentElement;
  if (look === 'system') delete dataset.theme;
  else dataset.theme = look;
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
    const isDark = look === 'system' ? meta.matches('[media*=dark]') : look === 'dark';
    meta.setAttribute('content', isDark ? PAPERS.dark : PAPERS.light);
  }
  try {
    if (look === 'system') localStorage.removeItem(LOOK_KEY);
    else localStorage.setItem(LOOK_KEY, look);
  } catch {
    // Refused.
  }
}
