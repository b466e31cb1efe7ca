import { dayCopy } from '#planner/words/day.ts';
import type { Season } from '#camps/rules/season/season.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { usePlan } from '../../PlanContext.ts';

/** The break's own list, of these days only: nothing of the family goes into the address. */
export function ListLink({ from, to = from }: { from: string; to?: string }) {
  const { directory } = usePlan();
  const season = directory.seasons.find(
    ({ startsOn, endsOn }) => startsOn <= from && from <= endsOn,
  );
  const content = (
    <>
      <Glyph name="list" />
      <span>{dayCopy.list(to > from)}</span>
    </>
  );
  if (!season) {
    return (
      <ButtonLink variant="quiet" size="small" to="/browse">
        {content}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      variant="quiet"
      size="small"
      to={PAGES[season.break]}
      search={{ start: from, end: to, season: season.id }}
    >
      {content}
    </ButtonLink>
  );
}

const PAGES = {
  summer: '/browse/summer-break',
  fall: '/browse/fall-break',
  winter: '/browse/winter-break',
  spring: '/browse/spring-break',
} as const satisfies Record<Season['break'], string>;
