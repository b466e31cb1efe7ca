import { ageLabel } from '../text/ageLabel.ts';
import type { Camp } from '../camp/camp.ts';
import { campPath } from '../camp/campPath.ts';
import { isOver, type SeasonDay } from '../camp/isOver.ts';
import { type KnownCamp, campSeasonDay } from '../camp/knownCamp.ts';
import { cardDates, datesText } from '../text/dates/cardDates.ts';
import type { PageCopy } from './describeFilters.ts';
import { fullAddress } from '../place/address.ts';
import { shortened } from './shortened.ts';
import { priceLabel } from '../text/priceLabel.ts';
import { breakable } from '#base/text/unbroken.ts';

// Search engines show about 60 characters of a title and 160 of a description.
const LONGEST_THEME = 36;
const LONGEST_DESCRIPTION = 200;
// Leaves room for season and dates, in which the pages of one provider differ.
const LONGEST_THEME_DESCRIBED = 80;

/** The picture of a shared link to a camp's page, which the build writes beside it. */
export const sharePicturePath = (page: string): string => `${page}/poster.jpg`;

/**
 * What search engines and shared links show of one camp on a day (YYYY-MM-DD), in the provider's own words. Without the
 * brand.
 */
export function describeCamp(
  known: KnownCamp,
  day: string,
): PageCopy & { path: string; picture: { path: string; alt: string } } {
  const { camp, season } = known;
  const seasonDay = campSeasonDay(known, day);
  const { city, zip } = fullAddress(camp);
  const theme = camp.theme.trim();
  const where = city || zip || 'Atlanta';
  const what = theme === '' ? '' : `: ${shortened(theme, LONGEST_THEME)}`;
  const facts = [
    isOver(camp, seasonDay) ? 'This camp is over' : '',
    `${camp.providerName} in ${where}`,
    shortened(theme, LONGEST_THEME_DESCRIBED),
    season?.label ?? '',
    season === null ? camp.datesText?.trim() : datesIn(camp, seasonDay),
    ageLabel(camp.ageMin, camp.ageMax),
    priceLabel(camp.price),
  ];
  // The same provider may run the same camp in two towns.
  const title = `${camp.providerName} in ${where}${what}, ${season?.label ?? 'Camp'}`;
  const path = campPath(camp.id);
  return {
    path,
    title,
    picture: { path: sharePicturePath(path), alt: `Poster of ${title}` },
    description: shortened(`${facts.filter(Boolean).join('. ')}.`, LONGEST_DESCRIPTION),
    keywords: [camp.providerName, ...theme.split(','), where, season?.label ?? 'school break camp']
      .map((word) => word.trim().toLowerCase())
      .filter((word) => word !== ''),
  };
}

const datesIn = (camp: Camp, { year, fromMonth }: SeasonDay) =>
  breakable(datesText(cardDates(camp, year, fromMonth)));
