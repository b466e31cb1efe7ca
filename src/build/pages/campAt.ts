import type { Directory } from '../../camps/rules/camp/directory.ts';
import { type KnownCamp, knownCamp } from '../../camps/rules/camp/knownCamp.ts';

const CAMPS = '/camps/';

export const isCampPage = (path: string) => path.startsWith(CAMPS);

/** The camp whose page is at `path` (see campPath); null for every other path. */
export const campAt = (directory: Directory, path: string): KnownCamp | null =>
  isCampPage(path) ? knownCamp(directory, decodeURIComponent(path.slice(CAMPS.length))) : null;
