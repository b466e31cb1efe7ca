import type { BreakCopy } from '#content/breaks/BreakCopy.ts';
import { describeFilters } from '#domain/share/describeFilters.ts';
import { type Filters, noFilters } from '#domain/list/filters.ts';
import { isHydrating, pageHead } from '#shell/pageHead.ts';
import { site } from '#site';

/** The head of a break's page: title and description follow the filters once the page is hydrated. */
export function breakHead(
  { path, label, head, preview }: Pick<BreakCopy, 'path' | 'label' | 'head' | 'preview'>,
  search: Filters,
) {
  const filters = isHydrating() ? noFilters : search;
  const season = { breakName: label, year: head.years ?? preview.year, months: head.months };
  const { title, ...copy } = describeFilters(filters, season);
  const picture = head.picture && { picture: head.picture };
  return pageHead({ path, title: `${title} · ${site.brand}`, ...picture, ...copy });
}
