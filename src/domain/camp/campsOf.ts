import type { Camp } from './camp.ts';
import { currentSeason } from './currentSeason.ts';
import type { Directory } from './directory.ts';
import type { Break } from './season.ts';

/** The camps that the lists of these breaks show, in the order of the directory: those of the current seasons. */
export function campsOf(directory: Directory, breaks: readonly Break[]): readonly Camp[] {
  const breakOf = new Map<string, Break>();
  for (const wanted of breaks) {
    const season = currentSeason(directory.seasons, wanted);
    if (season !== null) breakOf.set(season.id, wanted);
  }
  return directory.camps.filter((camp) => {
    const own = breakOf.get(camp.seasonId);
    return own !== undefined && (own !== 'winter' || isListedInWinter(camp));
  });
}

const hasText = (text: string | null) => (text?.trim() ?? '') !== '';

/** Winter leaves out camps without dates, and basic listings without a website. */
function isListedInWinter({ datesText, listing, websiteUrl }: Camp): boolean {
  return hasText(datesText) && (listing !== 'basic' || hasText(websiteUrl));
}
