import { addDays, dayRange } from '#base/day/calendar.ts';
import { unbroken } from '#base/text/unbroken.ts';
import type { SupplyWeek } from '#providers/rules/supply/supplyWeeks.ts';
import type { Supply } from '#providers/rules/supply/supplyByWeek.ts';
import { MOST_NAMED, supplyCopy } from '#providers/words/supply.ts';
import styles from './SupplyChart.module.css';

/** A week (its Monday, YYYY-MM-DD) in which families of an area look for care. */
export type PopularWeek = { area: string; week: string; level: 'some' | 'many' };

type SupplyChartProps = {
  caption: string;
  weeks: readonly SupplyWeek[];
  supply: Supply;
  /** Mondays: of the weeks with the fewest camps, and of the provider's own dates. */
  fewest?: readonly string[] | undefined;
  own?: readonly string[] | undefined;
  /** Of the areas around the place. None where nothing is published. */
  popular?: readonly PopularWeek[] | undefined;
};

const copy = supplyCopy.table;

/** One bar a week: how many camps run in it. A table, which says in words and figures all that the bars show. */
export function SupplyChart(props: SupplyChartProps) {
  const { caption, weeks, supply, fewest = [], own = [], popular = [] } = props;
  const countOf = (monday: string) => supply.camps.get(monday) ?? 0;
  const most = Math.max(1, ...weeks.map(({ monday }) => countOf(monday)));
  const isUnpublished = weeks.some(({ districts }) => districts === 'unknown');
  return (
    <>
      <table className={styles.chart}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.week}</th>
            <th scope="col">{copy.camps}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ monday, districts }) => (
            <tr key={monday} data-own={own.includes(monday)}>
              <th scope="row">
                <span className={styles.week}>
                  {unbroken(dayRange(monday, addDays(monday, 4)))}
                </span>{' '}
                {districts !== 'unknown' && <small>{copy.districts(districts)}</small>}
              </th>
              <td>
                <span className={styles.count}>
                  <Bar share={countOf(monday) / most} />
                  <b>{countOf(monday)}</b>
                </span>
                <Marks
                  marks={[
                    fewest.length <= MOST_NAMED && fewest.includes(monday) && copy.fewest,
                    own.includes(monday) && copy.yours,
                    popularLine(popular, monday),
                  ]}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isUnpublished && <p className="soft small">{supplyCopy.noCalendar}</p>}
    </>
  );
}

/** `share` of the longest bar, 0 to 1. An attribute of a picture: our policy allows no styles in the page. */
function Bar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} width="100" height="10" />
      <rect className={styles.bar} width={share * 100} height="10" />
    </svg>
  );
}

function Marks({ marks }: { marks: readonly (string | false | null)[] }) {
  return marks.flatMap((mark) =>
    mark === false || mark === null
      ? []
      : [
          <span key={mark} className={styles.mark}>
            {mark}
          </span>,
        ],
  );
}

/** What is said of a week: the most that is published of one of the areas. */
function popularLine(popular: readonly PopularWeek[], monday: string): string | null {
  const levels = popular.filter(({ week }) => week === monday).map(({ level }) => level);
  if (levels.length === 0) return null;
  return copy.popular[levels.includes('many') ? 'many' : 'some'];
}
