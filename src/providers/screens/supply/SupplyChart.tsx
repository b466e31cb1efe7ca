import type { PopularLevel, PopularWeek } from '#camps/rules/popular/popularWeek.ts';
import type { SchoolDistrict } from '#camps/rules/season/schoolBreak.ts';
import { addDays, dayRange } from '#base/day/calendar.ts';
import { unbroken } from '#base/text/unbroken.ts';
import type { SupplyWeek } from '#providers/rules/supply/supplyWeeks.ts';
import type { Supply } from '#providers/rules/supply/supplyByWeek.ts';
import { MOST_NAMED, supplyCopy } from '#providers/words/supply.ts';
import styles from './SupplyChart.module.css';

type SupplyChartProps = {
  caption: string;
  weeks: readonly SupplyWeek[];
  supply: Supply;
  /** Mondays: of the weeks with the fewest camps, and of the provider's own dates. */
  fewest?: readonly string[] | undefined;
  own?: readonly string[] | undefined;
  /** What is published of all areas, and the districts that name them. None where nothing is. */
  popular?: readonly PopularWeek[] | undefined;
  districts?: readonly SchoolDistrict[] | undefined;
};

const copy = supplyCopy.table;

/** One bar a week: how many camps run in it. A table, which says in words and figures all that the bars show. */
export function SupplyChart(props: SupplyChartProps) {
  const {
    caption,
    weeks,
    supply,
    fewest = [],
    own = [],
    popular = [],
    districts: named = [],
  } = props;
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
                    popularLine(popular, monday, 'many', named),
                    popularLine(popular, monday, 'some', named),
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

/** More areas than these are no help in choosing dates. */
const MOST_AREAS = 4;

/** Where as many families look for care in a week; null for nowhere. */
function popularLine(
  popular: readonly PopularWeek[],
  monday: string,
  level: PopularLevel,
  districts: readonly SchoolDistrict[],
): string | null {
  const areas = popular.filter((one) => one.week === monday && one.level === level);
  if (areas.length === 0) return null;
  const names = areas.slice(0, MOST_AREAS).map(({ area }) => areaName(area, districts));
  return copy.popular[level](names, areas.length - names.length);
}

function areaName(area: string, districts: readonly SchoolDistrict[]): string {
  const [kind, id = ''] = area.split(':');
  if (kind === 'zip') return copy.zipCodes(id);
  return districts.find((one) => one.id === id)?.label ?? id;
}
