import type { BreakPath } from '#camps/words/breaks/BreakCopy.ts';
import { seasonNotice as copy } from '#camps/words/breaks/seasonNotice.ts';
import type { SeasonState } from '#camps/rules/season/phase.ts';
import type { Season } from '#camps/rules/season/season.ts';
import { AppLink } from '#ui/AppLink.tsx';

type SeasonNoticeProps = {
  path: BreakPath;
  season: Season;
  phase: SeasonState | null;
  next: Season | null;
};

/**
 * Under the heading of a list whose season is over, early or without camps. Text only: a box of its own pushed the
 * first camp off the first screen.
 */
export function SeasonNotice({ path, season, phase, next }: SeasonNoticeProps) {
  if (phase === 'upcoming' || phase === 'undated') {
    return (
      <>
        <strong className="ink weight-800">{copy[phase]}</strong>{' '}
        <span>{phase === 'upcoming' ? copy.opensLater : copy.datesLater}</span>
      </>
    );
  }
  if (phase !== 'past') return null;
  const after =
    next === null ? (
      <span>{copy.noNext}</span>
    ) : (
      <AppLink to={path}>{copy.next(next.label)}</AppLink>
    );
  return (
    <>
      <strong className="ink weight-800">{copy.past(season.label)}</strong> {after}
    </>
  );
}
