import type { Point } from '../../../src/camps/rules/place/distance.ts';

export type Address = { street: string; city: string; state: string; zip: string };

/**
 * found: one place, to the door. unknown: the service has answered, and does not know it or knows several.
 * unavailable: no answer that can be believed; ask again later, not before `waitSeconds` when the service said so.
 */
export type GeocoderAnswer =
  | { status: 'found'; at: Point }
  | { status: 'unknown' }
  | { status: 'unavailable'; why: string; waitSeconds: number };

/** A service that knows where an address is. `name` is kept with the coordinates. Never throws. */
export type Geocoder = {
  name: string;
  find(address: Address, signal: AbortSignal): Promise<GeocoderAnswer>;
};
