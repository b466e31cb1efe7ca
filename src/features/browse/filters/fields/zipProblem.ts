import type { Places } from '#parts/useGazetteer.ts';

/** 'unfinished' is shown only once its field is left; 'notHere': the list of ZIP codes could not be fetched. */
export type ZipProblem = 'unfinished' | 'noZip' | 'unknown' | 'notHere';

/** The ZIP code in a field's text, or '' while it is not five digits. */
export function wholeZip(text: string): string {
  const zip = text.trim();
  return /^\d{5}$/.test(zip) ? zip : '';
}

/** What is wrong with a ZIP code, as far as this device can tell; null while it may still be right. */
export function zipProblem(text: string, { gazetteer, failed }: Places): ZipProblem | null {
  const zip = text.trim();
  if (zip === '') return null;
  if (/\D/.test(zip) || zip.length > 5) return 'noZip';
  if (zip.length < 5) return 'unfinished';
  if (failed) return 'notHere';
  return gazetteer !== null && !gazetteer.zips.has(zip) ? 'unknown' : null;
}
