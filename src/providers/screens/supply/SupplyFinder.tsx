import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useDirectory, useGazetteer, useSyncStatus, useToday } from '#camps/camps.ts';
import type { Directory } from '#camps/rules/camp/directory.ts';
import type { Gazetteer } from '#camps/rules/place/gazetteer.ts';
import { unbroken } from '#base/text/unbroken.ts';
import { useApp } from '#base/useApp.ts';
import { AGE_BANDS, formatAges, bandAges } from '#providers/rules/supply/supplyAges.ts';
import { SUPPLY_MILES } from '#providers/rules/supply/supplyByWeek.ts';
import { campCities, supplyPlace } from '#providers/rules/supply/supplyPlace.ts';
import { nextSupplySeason, supplyWeeks } from '#providers/rules/supply/supplyWeeks.ts';
import { supplyCopy as copy } from '#providers/words/supply.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useOnline } from '#ui/useOnline.ts';
import { LeftOut } from './LeftOut.tsx';
import { SupplyChart } from './SupplyChart.tsx';
import styles from './SupplyFinder.module.css';
import { usePopularWeeks } from './usePopularWeeks.ts';
import { useSupply } from './useSupply.ts';

/** How many camps run near a place, week by week, counted on this phone. What is typed stays here. */
export function SupplyFinder() {
  const directory = useDirectory();
  const places = useGazetteer(true);
  const problem = useSyncStatus((sync) => sync.state === 'waiting' && sync.problem !== null);
  const isOnline = useOnline();
  const { sync } = useApp();

  if (directory.status === 'empty' && !isOnline) return <p className="soft">{copy.offline}</p>;
  if (places.failed || (directory.status === 'empty' && problem)) {
    return (
      <Alert
        tone="warn"
        title={copy.failed.title}
        action={
          <Button
            variant="line"
            size="small"
            onClick={() => (places.failed ? location.reload() : void sync.refresh())}
          >
            {copy.failed.retry}
          </Button>
        }
      >
        {copy.failed.text}
      </Alert>
    );
  }
  if (directory.status !== 'ready' || places.gazetteer === null) return <SupplyLoading />;
  if (directory.directory.camps.length === 0) return <p className="soft">{copy.noCamps}</p>;
  return <Finder directory={directory.directory} gazetteer={places.gazetteer} />;
}

/** The room that the finder takes, before its camps are here. */
function SupplyLoading() {
  return (
    <div className="stack gap-100">
      <p className="soft">{copy.loading}</p>
      <Skeleton className={styles.loading} />
    </div>
  );
}

type FinderProps = { directory: Directory; gazetteer: Gazetteer };

function Finder({ directory, gazetteer }: FinderProps) {
  const popular = usePopularWeeks();
  const today = useToday();
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [band, setBand] = useState<string>(AGE_BANDS[1]);
  const [chosen, setChosen] = useState('');
  const { camps } = directory;
  const cities = useMemo(() => campCities(camps, gazetteer), [camps, gazetteer]);
  const all = useMemo(() => supplyWeeks(directory, today), [directory, today]);
  const seasons = useMemo(
    () => [...new Map(all.map(({ season }) => [season.id, season])).values()],
    [all],
  );
  const season = seasons.find(({ id }) => id === chosen) ?? nextSupplySeason(all, today);
  const weeks = useMemo(
    () => all.filter((week) => week.season.id === season?.id),
    [all, season?.id],
  );

  const text = typed ?? cities[0] ?? 'Atlanta';
  // Typing goes first.
  const wanted = useDeferredValue(text);
  const place = useMemo(() => supplyPlace(wanted, gazetteer), [wanted, gazetteer]);
  const ages = bandAges(band);
  const found = useSupply({ directory, gazetteer, from: place?.from ?? null, ages, weeks });
  if (season === null) return <p className="soft">{copy.noWeeks}</p>;

  const near = { miles: SUPPLY_MILES, ages: unbroken(formatAges(ages)), place: place?.name ?? '' };
  return (
    <div className={styles.finder}>
      <div className={styles.question}>
        <div className={styles.choices}>
          <FormInput
            id={`${listId}-place`}
            label={copy.place}
            required={null}
            list={listId}
            autoComplete="off"
            value={text}
            onText={setTyped}
          />
          <datalist id={listId}>
            {cities.map((city) => (
              <option key={city}>{city}</option>
            ))}
          </datalist>
          <NativeSelect label={copy.ages} value={band} options={bands} onChange={setBand} />
          <NativeSelect
            label={copy.break}
            value={season.id}
            options={seasons.map(({ id, label }) => ({ value: id, label }))}
            onChange={setChosen}
          />
        </div>
        <div className="stack gap-40">
          <output className={styles.sentence}>
            {found?.fewest
              ? copy.emptiest(found.fewest, near, near.place, season.label)
              : noPlaceWords(wanted)}
          </output>
          {found && <LeftOut {...found.supply} />}
        </div>
      </div>
      {found && (
        <div>
          <SupplyChart
            caption={copy.table.caption({ ...near, season: season.label })}
            weeks={weeks}
            supply={found.supply}
            fewest={found.fewest?.mondays}
            popular={popular}
            districts={directory.districts}
          />
        </div>
      )}
    </div>
  );
}

const noPlaceWords = (text: string): string =>
  text.trim() === '' ? copy.emptyPlace : copy.noPlace;

const bands = [
  ...AGE_BANDS.map((band) => ({ value: band, label: copy.band(formatAges(bandAges(band))) })),
  { value: '', label: copy.anyAge },
];
