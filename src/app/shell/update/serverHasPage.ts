const timeoutMs = 20_000;

/**
 * Whether a reload would bring this page back: the server, or the service worker, returns one of our pages.
 * `navigator.onLine` is no proof: it stays true when the server is down or behind a captive portal. Never throws.
 */
export async function serverHasPage(): Promise<boolean> {
  try {
    const response = await fetch(location.href, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    // All our own pages have the root element; the page of a captive portal has not.
    return response.ok && (await response.text()).includes('id="root"');
  } catch {
    return false;
  }
}
