import type { Places } from '#parts/useGazetteer.ts';

/** A ZIP being typed. 'unfinished' is said only when its field is left; 'notHere': no list of ZIPs on this phone. */
export type ZipEntry = {
  typed: string;
  problem: 'unfinished' | 'noZip' | 'unknown' | 'notHere' | null;
  onType: (text: string) => void;
};

/** What is wrong with it, as far as this phone can tell; null while it may yet be right. */
export function zipProblem(typed: string, { gazetteer, failed }: Places): ZipEntry['problem'] {
  const zip = typed.trim();
  if (zip === '') return null;
  if (/\D/.test(zip) || zip.length > 5) return 'noZip';
  if (zip.length < 5) return 'unfinished';
  if (failed) return 'notHere';
  return gazetteer !== null && !gazetteer.zips.has(zip) ? 'unknown' : null;
}
