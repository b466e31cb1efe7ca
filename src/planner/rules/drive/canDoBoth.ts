import { milesBetween, type Point } from '#camps/rules/place/distance.ts';

/** A drop-off or pick-up with its time window in minutes after midnight. */
export type DriveStop = {
  /** Null for an unknown location. */
  at: Point | null;
  /** The middle of a ZIP area or a city. */
  isRough: boolean;
  from: number;
  to: number;
};

/**
 * no: even an empty road is too slow. yes: even a bad morning is quick enough. tight: between the two. maybeFar: the
 * point of one is too imprecise for any of these. unknown: the place of one of them is unknown.
 */
export type DriveAnswer = 'yes' | 'tight' | 'no' | 'maybeFar' | 'unknown';

type Road = { detour: number; milesPerHour: number; handOverMinutes: number };

/** Roads between ZIP areas are 1.35 to 1.43 times the straight line on average; both ends lie well outside. */
const DETOUR = { low: 1.2, high: 1.6 };
const EMPTY_ROAD: Road = { detour: DETOUR.low, milesPerHour: 35, handOverMinutes: 3 };
const BAD_MORNING: Road = { detour: DETOUR.high, milesPerHour: 14, handOverMinutes: 10 };
/** Nearer is the same parking lot. */
const WALK_MILES = 0.1;
/** The middle of a ZIP area is seldom farther off. */
const ROUGH_MILES = 3;

/**
 * Whether one person can be at both, in either order. Without a routing service minutes are unknown, and only the best
 * and the worst road can be compared.
 */
export function canDoBoth(a: DriveStop, b: DriveStop): DriveAnswer {
  if (a.at === null || b.at === null) return 'unknown';
  const miles = milesBetween(a.at, b.at);
  const isQuickEnough = (road: Road, farther = 0) => {
    const minutes = driveMinutes(miles + farther, road);
    return a.from + minutes <= b.to || b.from + minutes <= a.to;
  };
  if (a.isRough || b.isRough) {
    const farther = (Number(a.isRough) + Number(b.isRough)) * ROUGH_MILES;
    return isQuickEnough(BAD_MORNING, farther) ? 'yes' : 'maybeFar';
  }
  if (isQuickEnough(BAD_MORNING)) return 'yes';
  return isQuickEnough(EMPTY_ROAD) ? 'tight' : 'no';
}

const driveMinutes = (miles: number, { detour, milesPerHour, handOverMinutes }: Road) =>
  miles < WALK_MILES ? 0 : (miles * detour * 60) / milesPerHour + handOverMinutes;

/** Estimates road miles from straight-line miles: 'about 5 to 7 miles'. */
export const roadMiles = (crowMiles: number): { low: number; high: number } => ({
  low: crowMiles * DETOUR.low,
  high: crowMiles * DETOUR.high,
});
