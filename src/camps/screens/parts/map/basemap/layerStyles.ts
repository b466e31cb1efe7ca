import type { MapColors } from './useMapColors.ts';

export const roundLine = { 'line-join': 'round', 'line-cap': 'round' } as const;

/** Labels in ink, with a halo that keeps them readable over lines. */
export const label = (colors: MapColors) =>
  ({ 'text-color': colors.ink, 'text-halo-color': colors.metro, 'text-halo-width': 1.6 }) as const;
