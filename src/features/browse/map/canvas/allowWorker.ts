/// <reference types="trusted-types" />
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

/**
 * The address of MapLibre's worker: without it the built page would look for a file that does not exist.
 * MapLibre starts the worker from a plain string, which our policy (Trusted Types) forbids: the page's default
 * policy allows this one address and nothing else. Call once.
 */
export function allowWorker(): string {
  const allowed = new URL(workerUrl, document.baseURI).href;
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url: string) => (url === allowed ? url : ''),
  });
  return allowed;
}
