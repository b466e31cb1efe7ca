const timeoutMs = 20_000;

/**
 * Whether a reload would bring this page back: the server, or the service worker, answers with one of our
 * pages. `navigator.onLine` cannot tell: a server that is down and a captive portal leave it true. Never throws.
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
