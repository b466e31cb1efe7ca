/** Degrees. */
export type Point = { latitude: number; longitude: number };

export const EARTH_RADIUS_MILES = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Miles as the crow flies (haversine). A drive is a third longer. */
export function milesBetween(a: Point, b: Point): number {
  const across = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const up = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const part = up + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * across;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(part));
}

/** 'about 3 miles': a ZIP is where the way begins, not a door. */
export function milesLabel(miles: number): string {
  if (miles < 1) return 'under a mile';
  const whole = Math.round(miles);
  return `about ${whole} ${whole === 1 ? 'mile' : 'miles'}`;
}
