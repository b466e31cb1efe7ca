import { createHash } from 'node:crypto';

type Named = Readonly<Record<string, unknown>>;

const words = (text: unknown) =>
  typeof text === 'string'
    ? text
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/\p{M}/gu, '')
        .replaceAll(/['’]/g, '')
        .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
        .replaceAll(/^-|-$/g, '')
    : '';

/** What a camp is known by where a file gives no id: provider and street address, within its season. */
export const campKey = ({ camp_provider_name, street_address }: Named): string =>
  `${words(camp_provider_name)}|${words(street_address)}`;

const MAX_WORDS = 100;

const readable = (text: unknown) =>
  words(text)
    .replaceAll(/[^a-z0-9-]/g, '')
    .replaceAll(/-+/g, '-');

/** The id of a new camp: the same for the same key, so that a second import finds the first. */
export function newCampId(camp: Named, season: string): string {
  const parts = [readable(camp.camp_provider_name), season, readable(camp.street_address)];
  const id = parts
    .map((part) => part.replaceAll(/^-|-$/g, ''))
    .filter((part) => part !== '')
    .join('-');
  const isWhole = id.length <= MAX_WORDS && !/[^a-z0-9|-]/.test(campKey(camp));
  if (isWhole) return id;
  // Shortened, or in another script: a hash of the whole keeps it unique.
  const hash = createHash('sha256')
    .update(`${campKey(camp)}|${season}`)
    .digest('hex')
    .slice(0, 12);
  return `${id.slice(0, MAX_WORDS).replaceAll(/-$/g, '')}-${hash}`;
}
