import { ageLabel } from '../text/ageLabel.ts';
import type { Camp } from '../camp/camp.ts';
import { campPath } from '../camp/campPath.ts';
import { cardDates, datesText } from '../text/cardDates.ts';
import type { PageCopy } from './describeFilters.ts';
import { townOf } from '../place/address.ts';
import { shortened } from './shortened.ts';
import { priceLabel } from '../text/priceLabel.ts';

/** What a description needs of the camp's season; null when the device does not know it. */
export type CampSeason = { label: string; year: number; fromMonth: number } | null;

// Search engines show about 60 characters of a title and 160 of a description.
const LONGEST_THEME = 36;
const LONGEST_DESCRIPTION = 200;

/** What search engines and shared links show of one camp, in the provider's own words. Without the brand. */
export function describeCamp(camp: Camp, season: CampSeason): PageCopy & { path: string } {
  const { city, zip } = townOf(camp);
  const theme = camp.theme.trim();
  const where = city || zip || 'Atlanta';
  const what = theme === '' ? '' : `: ${shortened(theme, LONGEST_THEME)}`;
  const facts = [
    `${camp.providerName} in ${where}`,
    theme,
    season?.label ?? '',
    datesIn(camp, season),
    ageLabel(camp.ageMin, camp.ageMax),
    priceLabel(camp.price),
  ];
  // The same provider may run the same camp in two towns.
  const title = `${camp.providerName} in ${where}${what}, ${season?.label ?? 'Camp'}`;
  return {
    path: campPath(camp.id),
    title,
    description: shortened(`${facts.filter(Boolean).join('. ')}.`, LONGEST_DESCRIPTION),
    keywords: [camp.providerName, ...theme.split(','), where, season?.label ?? 'school break camp']
      .map((word) => word.trim().toLowerCase())
      .filter((word) => word !== ''),
  };
}

function datesIn(camp: Camp, season: CampSeason): string {
  if (season === null) return camp.datesText?.trim() ?? '';
  return datesText(cardDates(camp, season.year, season.fromMonth));
}
