import { activeFilters, type FilterKey } from '#camps/rules/list/filters.ts';
import type { Relaxation } from '#camps/rules/list/suggestRelaxations.ts';
import { LassoScene } from '#ui/scenes/LassoScene.tsx';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import type { AppliedFiltersProps } from '../filters/bar/AppliedFilters.tsx';
import { filterLabel } from '../filters/filterLabel.ts';
import styles from './NoResult.module.css';

type NoResultProps = AppliedFiltersProps & {
  /** Above the line with the reason. */
  title?: string;
  /** Which filters to remove, the best first; empty when only a reset helps. */
  ways: readonly Relaxation[];
};

const NO_MATCH = 'No camps match your criteria';

/** Nothing fits: names the filter that excludes most and offers to remove it. */
export function NoResult(props: NoResultProps) {
  const { title, filters, ways, onDrop, onReset, names } = props;
  const [best] = ways;
  const isAll = best?.drop.length === activeFilters(filters).length;
  const labelOf = (key: FilterKey) => filterLabel(filters, key, names);
  return (
    <div className={styles.empty}>
      <LassoScene />
      <h3>{title ?? NO_MATCH}</h3>
      {title !== undefined && <p>{NO_MATCH}</p>}
      {best === undefined ? (
        <p className={styles.why}>Start over and add one filter at a time.</p>
      ) : (
        <p className={styles.why}>
          <Culprits labels={best.drop.map(labelOf)} />
          <span>
            {` and ${isAll ? `${areBack(best.shown)}.` : `${fits(best.shown)} your other filters.`}`}
          </span>
        </p>
      )}
      <ul className={styles.ways}>
        {ways.map(({ drop, shown }, index) => (
          <li key={drop.join()}>
            <Button
              variant={index === 0 ? 'pine' : 'line'}
              size="small"
              onClick={() => onDrop(drop)}
            >
              <Glyph name="x" className={styles.icon} />
              <span>{`Remove ${drop.length === 1 ? drop.map(labelOf).join() : 'both'}`}</span>
              <span className={styles.count}>{camps(shown)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {/* Else the line above the list has it already. */}
      {(title !== undefined || best === undefined) && (
        <Button variant={best === undefined ? 'pine' : 'quiet'} size="small" onClick={onReset}>
          Reset All Filters
        </Button>
      )}
    </div>
  );
}

/** One filter, or two that only together leave no camps. */
function Culprits({ labels: [first, second] }: { labels: readonly string[] }) {
  return second === undefined ? (
    <span key="one">
      <b>{first}</b> is the narrowest filter. Remove it
    </span>
  ) : (
    <span key="two">
      No camp fits both <b>{first}</b> and <b>{second}</b>. Remove both
    </span>
  );
}

// Not "every camp": the page of openings keeps its default ranges.
const areBack = (count: number) => `${camps(count)} ${count === 1 ? 'is' : 'are'} back`;
const fits = (count: number) => (count === 1 ? '1 camp fits' : `${count} camps fit`);
const camps = (count: number) => (count === 1 ? '1 camp' : `${count} camps`);
