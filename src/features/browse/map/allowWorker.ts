/// <reference types="trusted-types" />
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

/**
 * Where MapLibre finds its worker: set by hand, or the built page asks for a file that is not there.
 * MapLibre starts it by plain address, and our policy lets no text become a script (Trusted Types), so
 * the page's default rule lets through this one address and nothing else.
 */
export function allowWorker(): string {
  const address = new URL(workerUrl, document.baseURI).href;
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (asked: string) => (asked === address ? asked : ''),
  });
  return address;
}
