import type { Logo } from './outbox.ts';

const EXTENSIONS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;
const TYPES = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const;

/** With the rest of it a name the server takes. */
const MOST_LETTERS = 120;

/**
 * As `1763900000000-moss-and-marble-dBjftJeZ4CVP-mB92K27uh.png`: when it was chosen, the provider, what nobody can guess
 * (22 characters of base64url, 128 bits), the type of the bytes.
 */
export function logoName(
  stamp: number,
  providerName: string,
  token: string,
  type: Logo['type'],
): string {
  const letters = providerName
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_LETTERS)
    .replaceAll(/^-|-$/g, '');
  return `${String(stamp).padStart(13, '0')}-${letters || 'camp'}-${token}.${EXTENSIONS[type]}`;
}

/** By the extension; null for a name of somebody else. */
export function typeOfLogo(name: string): Logo['type'] | null {
  const extension = name.split('.').at(-1);
  const known = (['jpg', 'jpeg', 'png', 'webp'] as const).find((one) => one === extension);
  return known ? TYPES[known] : null;
}
