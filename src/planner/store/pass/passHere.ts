// The reference of a checkout of the season's fee, as this phone keeps it until it has brought a pass.
import { toBase64url } from '#base/crypto/base64url.ts';
import { attempt } from '#base/device/attempt.ts';
import { PASS_REFERENCE_KEY } from '#base/storage/storageKeys.ts';

/** 16 random bytes: what the checkout is told, and what this phone takes its pass by. */
export const newPassReference = (): string =>
  toBase64url(crypto.getRandomValues(new Uint8Array(16)));

/** The reference of a checkout that was begun here and has brought no pass yet. */
export function readPassReference(): string | null {
  const text = attempt(() => localStorage.getItem(PASS_REFERENCE_KEY)) ?? '';
  return /^[\w-]{22}$/.test(text) ? text : null;
}

/** Null: it has brought one, or never will. Where the browser keeps nothing, the page asks as long as it is open. */
export function keepPassReference(reference: string | null): void {
  attempt(() =>
    reference === null
      ? localStorage.removeItem(PASS_REFERENCE_KEY)
      : localStorage.setItem(PASS_REFERENCE_KEY, reference),
  );
}
