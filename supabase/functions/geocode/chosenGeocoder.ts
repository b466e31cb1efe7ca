import { censusGeocoder, censusUrl } from './censusGeocoder.ts';
import type { Geocoder } from './Geocoder.ts';

/** GEOCODER_URL: unset, the US Census; `off`, the gazetteer alone; else a service that answers like the Census. */
export function chosenGeocoder(setting: string | undefined): Geocoder | null {
  if (setting === 'off') return null;
  return censusGeocoder(setting || censusUrl);
}
