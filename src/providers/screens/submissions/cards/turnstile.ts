const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

type Options = {
  sitekey: string;
  callback: (token: string) => void;
  'error-callback': () => void;
};

declare global {
  interface Window {
    /** Defined once its script has run. */
    turnstile?: {
      render: (place: HTMLElement, options: Options) => string | undefined;
      remove: (widget: string) => void;
    };
  }
}

let loading: Promise<void> | null = null;

/** Loads the script once per document, and again after a failure. */
function loadScript(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading = null;
      script.remove();
      reject(new Error('blocked, or no network'));
    });
    script.src = SCRIPT;
    document.head.append(script);
  });
  return loading;
}

/** Puts the widget into `place`. Each token is valid once. The returned function removes the widget. */
export function showTurnstile(
  place: HTMLElement,
  sitekey: string,
  onToken: (token: string) => void,
  onFailed: () => void,
): () => void {
  let widget: string | undefined;
  let isWanted = true;
  async function show(): Promise<void> {
    await loadScript();
    if (!isWanted) return;
    widget = window.turnstile?.render(place, {
      sitekey,
      callback: onToken,
      'error-callback': onFailed,
    });
    if (widget === undefined) onFailed();
  }
  show().catch(() => isWanted && onFailed());
  return () => {
    isWanted = false;
    if (widget !== undefined) window.turnstile?.remove(widget);
  };
}
