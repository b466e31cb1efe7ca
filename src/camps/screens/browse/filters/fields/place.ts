import { type Filters, notNearest } from '#camps/rules/list/filters.ts';
import type { Places } from '#camps/store/useGazetteer.ts';

/** 'notHere': the list of ZIP codes could not be fetched. */
export type ZipProblem = 'unknown' | 'notHere';

type Place = Pick<Filters, 'location' | 'near' | 'within' | 'sort'>;

/** The text of the one field for places: the ZIP code that distance counts from, or else the town. */
export const placeText = ({ near, location }: Pick<Filters, 'near' | 'location'>): string =>
  near === '' ? location : near;

/** The ZIP code in a text, or '' while it is not five digits. */
export function wholeZip(text: string): string {
  const zip = text.trim();
  return /^\d{5}$/.test(zip) ? zip : '';
}

/** Another text in the field. With a distance chosen a ZIP code is where it counts from, else it filters as text does. */
export function withPlace<Some extends Place>(filters: Some, text: string): Some {
  const zip = wholeZip(text);
  return filters.within !== '' && zip !== ''
    ? { ...filters, near: zip, location: '' }
    : { ...filters, near: '', location: text, sort: notNearest(filters.sort) };
}

/** Another distance from the ZIP code in the field; '' for that ZIP code alone. */
export function withDistance<Some extends Place>(filters: Some, within: string): Some {
  return withPlace({ ...filters, within }, placeText(filters));
}

/** The problem with a whole ZIP code that this device can detect; null while it may still be right. */
export function zipProblem(zip: string, { gazetteer, failed }: Places): ZipProblem | null {
  if (zip === '') return null;
  if (failed) return 'notHere';
  return gazetteer !== null && !gazetteer.zips.has(zip) ? 'unknown' : null;
}
