/** Caches the map for days without signal: half a megabyte, so never on a slow or metered connection. */
export function sendMapRequest(): void {
  if (!('serviceWorker' in navigator) || isCostly()) return;
  void navigator.serviceWorker.ready.then(({ active }) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    active?.postMessage({ type: 'CACHE_MAP' }),
  );
}

// Only Chromium reports this.
function isCostly(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  const isSaving = 'saveData' in connection && connection.saveData === true;
  return isSaving || ('effectiveType' in connection && connection.effectiveType !== '4g');
}
