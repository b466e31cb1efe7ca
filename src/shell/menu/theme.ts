const stored = { key: 'camply-look', papers: { light: '#fbf4e4', dark: '#0e211d' } };

/**
 * The color theme of the page. Runs in <head> as text, so it may use nothing from outside itself: a chosen look
 * is there before the first paint and does not flash the other one, and the switch works before
 * hydration. Storage may be forbidden; then a choice lasts as long as the page.
 */
function startTheme({ key, papers }: typeof stored): void {
  const root = document.documentElement;

  const isTheme = (name: string | null | undefined): name is keyof typeof papers =>
    Object.hasOwn(papers, name ?? '');

  function show(theme: keyof typeof papers): void {
    root.dataset.theme = theme;
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
      meta.setAttribute('content', papers[theme]);
    }
  }

  try {
    const chosen = localStorage.getItem(key);
    if (isTheme(chosen)) show(chosen);
  } catch {}

  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('[data-switch-theme]') === null) return;
    event.preventDefault();
    const chosen = root.dataset.theme;
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const next = (isTheme(chosen) ? chosen : system) === 'dark' ? 'light' : 'dark';
    show(next);
    try {
      localStorage.setItem(key, next);
    } catch {}
  });
}

export const themeScript = `(${startTheme.toString()})(${JSON.stringify(stored)})`;
