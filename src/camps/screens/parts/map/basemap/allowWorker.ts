/// <reference types="trusted-types" />
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

// The policy of a page is made once, however many maps are opened in it.
let allowed: string | null = null;

/**
 * The address of MapLibre's worker: without it the built page would look for a file that does not exist.
 * MapLibre starts the worker from a plain string, which our policy (Trusted Types) forbids: the page's default
 * policy allows this one address and nothing else.
 */
export function allowWorker(): string {
  allowed ??= allow(new URL(workerUrl, document.baseURI).href);
  return allowed;
}

function allow(address: string): string {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url: string) => (url === address ? url : ''),
  });
  return address;
}
