import type { Logo } from './outbox.ts';

const EXTENSIONS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;
const TYPES = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const;

/** The longest slug with which the server accepts the name. */
const MOST_LETTERS = 120;

/**
 * Makes a name such as `1763900000000-moss-and-marble-dBjftJeZ4CVP-mB92K27uh.png`: the time of the choice, the
 * provider, 128 random bits (22 characters of base64url), the type of the bytes.
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

/** Returns the type by the extension; null for a foreign name. */
export function typeOfLogo(name: string): Logo['type'] | null {
  const extension = name.split('.').at(-1);
  const known = (['jpg', 'jpeg', 'png', 'webp'] as const).find((one) => one === extension);
  return known ? TYPES[known] : null;
}
