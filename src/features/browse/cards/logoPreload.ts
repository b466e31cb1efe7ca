import type { Camp } from '#domain/camp/camp.ts';
import { logoUrl } from '#domain/camp/logoUrl.ts';

export type LogoPreload = { href: string; priority: 'high' | 'auto' };

/**
 * Which logos to fetch before their cards ask (spec 9): of the first 12 cards the first 4 that have
 * a logo, the first 2 of those with high priority. A logo two cards share is fetched once.
 */
export function logoPreload(camps: readonly Camp[]): LogoPreload[] {
  const considered = camps.slice(0, 12).flatMap((camp) => logoUrl(camp.logoPath) ?? []);
  return [...new Set(considered)]
    .slice(0, 4)
    .map((href, place) => ({ href, priority: place < 2 ? 'high' : 'auto' }));
}
