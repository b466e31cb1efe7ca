import { shownSeason } from '../season/currentSeason.ts';
import { BreakSchema } from '../season/season.ts';
import type { Camp } from './camp.ts';
import type { Directory } from './directory.ts';
import { seasonCamps } from './seasonCamps.ts';

/** The camps of the page of all breaks: earlier seasons are on the device, too. `day`: YYYY-MM-DD. */
export const listedCamps = (directory: Directory, day: string): readonly Camp[] =>
  seasonCamps(
    directory,
    BreakSchema.options.map((name) => shownSeason(directory.seasons, name, day)),
  );
