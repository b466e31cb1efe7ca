import { useMemo } from 'react';
import { useGazetteer, useReadyDirectory, useToday } from '#camps/camps.ts';
import { addDays } from '#base/day/calendar.ts';
import { unbroken } from '#base/text/unbroken.ts';
import type { Directory } from '#camps/rules/camp/directory.ts';
import type { Gazetteer } from '#camps/rules/place/gazetteer.ts';
import { BreakSchema } from '#camps/rules/season/season.ts';
import { sessionDays } from '#camps/rules/text/dates/campDates.ts';
import { submittedDates } from '#providers/rules/submission/submittedDates.ts';
import type { TypedSubmission } from '#providers/rules/submission/previewCamp.ts';
import { formatAges, typedAges } from '#providers/rules/supply/supplyAges.ts';
import { type Supply, SUPPLY_MILES } from '#providers/rules/supply/supplyByWeek.ts';
import { typedPlace } from '#providers/rules/supply/supplyPlace.ts';
import {
  mondaysOf,
  nextSupplySeason,
  seasonOfWeek,
  supplyWeeks,
} from '#providers/rules/supply/supplyWeeks.ts';
import { supplyCopy as copy } from '#providers/words/supply.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { LeftOut } from './LeftOut.tsx';
import { SupplyChart } from './SupplyChart.tsx';
import styles from './SupplyLine.module.css';
import { usePopularWeeks } from './usePopularWeeks.ts';
import { useSupply } from './useSupply.ts';

type SupplyLineProps = {
  /** What is typed into the form so far. It stays on the phone. */
  typed: TypedSubmission;
};

/** Beside the form's dates: how many camps run near the typed place then. Nothing while that cannot be known. */
export function SupplyLine(props: SupplyLineProps) {
  const directory = useReadyDirectory();
  const { gazetteer, failed } = useGazetteer(true);
  if (failed || directory?.camps.length === 0) return null;
  if (directory === null || gazetteer === null) return <div className={styles.room} />;
  return <TypedSupply {...props} directory={directory} gazetteer={gazetteer} />;
}

type TypedSupplyProps = SupplyLineProps & { directory: Directory; gazetteer: Gazetteer };

function TypedSupply({ typed, directory, gazetteer }: TypedSupplyProps) {
  const popular = usePopularWeeks();
  const today = useToday();
  const {
    datesText = '',
    seasonWish = '',
    ageMin = '',
    ageMax = '',
    city = '',
    state = '',
    zipCode = '',
  } = typed;
  const place = useMemo(
    () => typedPlace({ city, state, zipCode }, gazetteer),
    [city, state, zipCode, gazetteer],
  );
  const ages = typedAges(ageMin, ageMax);
  const own = useMemo(
    () => mondaysAhead(datesText, seasonWish, today),
    [datesText, seasonWish, today],
  );
  const also = useMemo(() => own.flatMap((monday) => [monday, addDays(monday, 7)]), [own]);
  const all = useMemo(() => supplyWeeks(directory, today), [directory, today]);
  const season = own[0] === undefined ? nextSupplySeason(all, today) : seasonOfWeek(own[0]);
  const weeks = useMemo(
    () => all.filter((week) => week.season.id === season?.id),
    [all, season?.id],
  );
  const found = useSupply({
    directory,
    gazetteer,
    from: ages === 'unknown' || place === null ? null : place.from,
    ages: ages === 'unknown' ? null : ages,
    weeks,
    also,
  });
  if (found === null || place === null || season === null || ages === 'unknown') return null;

  const near = { miles: SUPPLY_MILES, ages: ages === null ? formatAges(ages) : copy.theseAges };
  const { supply, fewest } = found;
  const isListed = (monday: string) => all.some((week) => week.monday === monday);
  const line =
    ownLine(own, supply, near, isListed) ??
    (fewest && copy.emptiest(fewest, near, place.name, season.label));
  if (line === null) return null;
  const facts = {
    ...near,
    ages: unbroken(formatAges(ages)),
    place: place.name,
    season: season.label,
  };
  return (
    <div className={styles.supply}>
      <p className={styles.line}>
        <Glyph name="pin" />
        <span>{line}</span>
      </p>
      {weeks.length > 0 && (
        <details className="disclosure">
          <summary className={styles.summary}>
            <span>{copy.chart(season.label)}</span>
            <Glyph name="chev" />
          </summary>
          <div className="stack gap-60">
            <LeftOut {...supply} />
            <SupplyChart
              caption={copy.table.caption(facts)}
              weeks={weeks}
              supply={supply}
              fewest={fewest?.mondays}
              own={own}
              popular={popular}
              districts={directory.districts}
            />
          </div>
        </details>
      )}
    </div>
  );
}

/** The weeks of the typed dates that are not over, read for the break that was chosen. */
function mondaysAhead(datesText: string, seasonWish: string, today: string): readonly string[] {
  const wish = BreakSchema.options.find((each) => each === seasonWish) ?? null;
  const { sessions } = submittedDates(datesText, today, wish);
  return mondaysOf(sessionDays(sessions).filter((day) => day >= today));
}

type Near = Parameters<typeof copy.thatWeek>[2];

/** What the typed weeks have; null without one. The week after counts where school is out then. */
function ownLine(
  own: readonly string[],
  { camps }: Supply,
  near: Near,
  isListed: (monday: string) => boolean,
): string | null {
  const counted = own.map((monday) => ({ monday, camps: camps.get(monday) ?? 0 }));
  const [first] = counted;
  if (first === undefined) return null;
  const fewest = counted.reduce((best, one) => (one.camps < best.camps ? one : best), first);
  const next = addDays(fewest.monday, 7);
  const after = isListed(next) ? (camps.get(next) ?? null) : null;
  if (own.length === 1) return copy.thatWeek(first.camps, after, near);
  const most = Math.max(...counted.map((one) => one.camps));
  return copy.yourWeeks(fewest, most, near);
}
