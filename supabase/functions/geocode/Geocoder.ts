import type { Point } from '../../../src/camps/rules/place/distance.ts';

export type Address = { street: string; city: string; state: string; zip: string };

/**
 * found: one place, to the door. unknown: the service has responded, and does not know it or knows several.
 * unavailable: no trustworthy response; retry later, after `waitSeconds` if the service sent that.
 */
export type GeocoderAnswer =
  | { status: 'found'; at: Point }
  | { status: 'unknown' }
  | { status: 'unavailable'; why: string; waitSeconds: number };

/** A service that geocodes addresses. `name` is saved with the coordinates. Never throws. */
export type Geocoder = {
  name: string;
  find(address: Address, signal: AbortSignal): Promise<GeocoderAnswer>;
};
