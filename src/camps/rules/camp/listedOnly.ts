import type { Camp } from './camp.ts';
import type { Directory } from './directory.ts';

/**
 * The directory without the camps that no list may show, so that lists, counts, pages and search agree. Winter leaves
 * out camps without dates, and basic listings without a website.
 */
export function listedOnly(directory: Directory): Directory {
  const { seasons } = directory;
  const winters = new Set(seasons.flatMap((each) => (each.break === 'winter' ? [each.id] : [])));
  const camps = directory.camps.filter((camp) => !winters.has(camp.seasonId) || isListed(camp));
  return camps.length === directory.camps.length ? directory : { ...directory, camps };
}

const hasText = (text: string | null) => (text?.trim() ?? '') !== '';

const isListed = ({ datesText, listing, websiteUrl }: Camp): boolean =>
  hasText(datesText) && (listing !== 'basic' || hasText(websiteUrl));
