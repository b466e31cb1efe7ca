/** Half a megabyte: fetched ahead for days without signal, but never on a connection that is paid by use. */
export function cacheMap(): void {
  if (!('serviceWorker' in navigator) || isCostly()) return;
  void navigator.serviceWorker.ready.then(({ active }) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    active?.postMessage({ type: 'KEEP_MAP' }),
  );
}

// Chromium only; elsewhere nobody knows.
function isCostly(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  const isSaving = 'saveData' in connection && connection.saveData === true;
  return isSaving || ('effectiveType' in connection && connection.effectiveType !== '4g');
}
