/**
 * When and where something was written: `<ms since 1970, 12 hex>-<counter, 4 hex>-<device, 8 hex>`. Compared as text, here
 * and in PostgreSQL (collate "C").
 */
export type Stamp = string;

export const formatStamp = (ms: number, counter: number, device: string): Stamp =>
  `${ms.toString(16).padStart(12, '0')}-${counter.toString(16).padStart(4, '0')}-${device}`;

/** ms since 1970, by the server's clock as far as the device knew it. */
export const stampMs = (stamp: Stamp): number => Number.parseInt(stamp.slice(0, 12), 16);
export const stampDevice = (stamp: Stamp): string => stamp.slice(18);
const counterOf = (stamp: Stamp): number => Number.parseInt(stamp.slice(13, 17), 16);

const MAX_COUNTER = 0xffff;

/**
 * The stamp of a change at `ms`; right after `after` ('' for none) where that is not later: a reply outranks what it
 * replies to, whatever the clocks are (a hybrid logical clock).
 */
export function stampAfter(after: Stamp, ms: number, device: string): Stamp {
  const at = Math.max(0, Math.floor(ms));
  if (after === '' || at > stampMs(after)) return formatStamp(at, 0, device);
  if (counterOf(after) === MAX_COUNTER) return formatStamp(stampMs(after) + 1, 0, device);
  return formatStamp(stampMs(after), counterOf(after) + 1, device);
}
