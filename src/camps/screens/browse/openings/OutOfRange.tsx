import { summerOpeningsCopy } from '#camps/words/breaks/openings.ts';
import type { Browsed } from '#camps/rules/list/browse.ts';
import { AppLink } from '#ui/AppLink.tsx';

/** Why an unfiltered list leaves some camps out: the ranges it begins with (camps/rules/list/openings.ts). */
export function OutOfRange({ shown, total }: Pick<Browsed, 'shown' | 'total'>) {
  if (shown === total) return null;
  const { text, action, to } = summerOpeningsCopy.outOfRange;
  return (
    <p className="no-max mt-150 center">
      <span>{text(total - shown)}</span> <AppLink to={to}>{action}</AppLink>
    </p>
  );
}
