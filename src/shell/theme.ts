const key = 'camply-look';
const papers = { light: '#fbf4e4', dark: '#0e211d' } as const;

export type Theme = keyof typeof papers;

/**
 * Runs in <head>, before the first paint: a chosen look must not flash the other one. Storage may be
 * forbidden; then the system's look stands.
 */
export const themeScript = `(()=>{try{const t=localStorage.getItem('${key}'),c=${JSON.stringify(papers)}[t];if(c){document.documentElement.dataset.theme=t;for(const m of document.querySelectorAll('meta[name=theme-color]'))m.content=c}}catch{}})()`;

/** What the visitor sees now: their own choice, else the system's. */
export function currentTheme(root: HTMLElement, prefersDark: boolean): Theme {
  const chosen = root.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return prefersDark ? 'dark' : 'light';
}

/** Turns day into night or back, and remembers it on this phone. */
export function switchTheme(): void {
  const root = document.documentElement;
  const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const next: Theme = currentTheme(root, dark) === 'dark' ? 'light' : 'dark';
  root.dataset.theme = next;
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
    meta.setAttribute('content', papers[next]);
  }
  try {
    localStorage.setItem(key, next);
  } catch {
    // Private windows may refuse; then the choice lasts as long as the page.
  }
}
