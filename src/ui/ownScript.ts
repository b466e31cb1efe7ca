/// <reference types="trusted-types" />

const isOwn = (address: string) => address === '/sw.js' || /^\/assets\/[\w.-]+\.js$/.test(address);

// A policy can be made once: whatever runs by its address shares it.
let policy: { createScriptURL: (address: string) => TrustedScriptURL } | undefined;

/** The address of a worker. Under Trusted Types only the service worker and built files of ours may be one. */
export function ownScript(address: string): TrustedScriptURL | string {
  policy ??= window.trustedTypes?.createPolicy('camply', {
    createScriptURL: (url: string) => (isOwn(url) ? url : ''),
  });
  return policy?.createScriptURL(address) ?? address;
}
