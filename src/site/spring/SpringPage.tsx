import {
  CallToAction,
  PatchList,
  Poster,
  useReadyDirectory,
  useSeasons,
  useToday,
} from '#camps/camps.ts';
import { spring } from '#site/words/spring.ts';
import { seasonYears } from '#camps/rules/season/calendarSeason.ts';
import { shownSeason } from '#camps/rules/season/currentSeason.ts';
import type { Season } from '#camps/rules/season/season.ts';
import { isOpenOn } from '#camps/rules/season/phase.ts';
import { site } from '#base/site.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { SectionHead } from '#ui/layout/SectionHead.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import styles from './SpringPage.module.css';

/** The next spring break: what will be there, where, and what happens until then; once camps are listed, the way to them. */
export function SpringPage() {
  const day = useToday();
  const seasons = useSeasons();
  const season = shownSeason(seasons, 'spring', day);
  const isOpen = isOpenOn(season, day);
  const isListed = useIsListed(season, seasons);
  const copy = spring(seasonYears(season), isOpen, isListed);
  const { poster, waitlist, list, features, coverage, next, closing } = copy;
  return (
    <>
      <Poster picture="spring" title={poster.title} lead={poster.lead}>
        {(isOpen || isListed) && (
          <ButtonLink variant="main" to={list.to}>
            {list.text}
          </ButtonLink>
        )}
        {!isOpen && (
          <Button
            variant={isListed ? 'paper' : 'main'}
            href={site.waitlistUrl}
            external
            className="link-from-laptop"
          >
            {waitlist}
          </Button>
        )}
      </Poster>
      <section className="section-pad" aria-labelledby="features-title">
        <Wrap>
          <SectionHead id="features-title" title={features.heading}>
            <p>{features.lead}</p>
          </SectionHead>
          <PatchList items={features.list} pairs />
        </Wrap>
      </section>
      <div className="section-pad sunk">
        <Wrap className={styles.columns}>
          <section className="stack packed gap-100" aria-labelledby="coverage-title">
            <h2 id="coverage-title">{coverage.heading}</h2>
            <p>{coverage.text}</p>
            <p>
              {coverage.providers}{' '}
              <AppLink to={coverage.providersTo}>{coverage.providersLink}</AppLink>
            </p>
          </section>
          <section className="stack packed gap-100" aria-labelledby="next-title">
            <h2 id="next-title">{next.heading}</h2>
            <ol className="stack gap-110 numbered">
              {next.steps.map(({ title, text }) => (
                <li key={title}>
                  <b>{title}</b>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </section>
        </Wrap>
      </div>
      <Wrap className="section-pad">
        <CallToAction {...closing} />
      </Wrap>
    </>
  );
}

/** Whether camps of a season are listed. Until this device has its list, a season that is not held back has some. */
function useIsListed({ id, state }: Season, seasons: readonly Season[]): boolean {
  const camps = useReadyDirectory()?.camps;
  if (camps) return camps.some(({ seasonId }) => seasonId === id);
  return state !== 'coming_soon' && seasons.some((season) => season.id === id);
}
