import { activeFilters, type FilterKey, type Filters } from '#domain/list/filters.ts';
import type { Relaxation } from '#domain/list/suggestRelaxations.ts';
import { EmptyScene } from '#scenes/EmptyScene.tsx';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import { type FilterNames, filterLabels } from '../filters/filterLabels.ts';
import styles from './NoResult.module.css';

type NoResultProps = FilterNames & {
  /** Above the line that says it. */
  title?: string;
  filters: Filters;
  /** What letting go of would help, the best first; empty when nothing but a reset would. */
  ways: readonly Relaxation[];
  onDrop: (keys: readonly FilterKey[]) => void;
  onReset: () => void;
};

const NO_MATCH = 'No camps match your criteria';

/** Nothing fits: names the filter that stands in the way and offers to let it go. */
export default function NoResult(props: NoResultProps) {
  const { title, filters, ways, onDrop, onReset, ...names } = props;
  const [best] = ways;
  const isAll = best?.drop.length === activeFilters(filters).length;
  const said = (keys: readonly FilterKey[]) =>
    keys.map((key) => filterLabels(filters, key, names)).join(' and ');
  return (
    <div className={styles.empty}>
      <EmptyScene />
      <h3>{title ?? NO_MATCH}</h3>
      {title !== undefined && <p>{NO_MATCH}</p>}
      {best === undefined ? (
        <p className={styles.why}>Start over and let one filter in at a time.</p>
      ) : (
        <p className={styles.why}>
          <b>{said(best.drop)}</b>{' '}
          {best.drop.length === 1
            ? 'is the tight one. Let it go'
            : 'are too tight together. Let both go'}{' '}
          and {isAll ? 'every camp is back.' : `${fits(best.shown)} your other filters.`}
        </p>
      )}
      <ul className={styles.ways}>
        {ways.map(({ drop, shown }, at) => (
          <li key={drop.join()}>
            <Button variant={at === 0 ? 'pine' : 'line'} size="small" onClick={() => onDrop(drop)}>
              <Glyph name="x" className={styles.sign} />
              <span>Drop {said(drop)}</span>
              <span className={styles.count}>{camps(shown)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Button variant={best === undefined ? 'pine' : 'quiet'} size="small" onClick={onReset}>
        Reset All Filters
      </Button>
    </div>
  );
}

const fits = (count: number) => (count === 1 ? '1 camp fits' : `${count} camps fit`);
const camps = (count: number) => (count === 1 ? '1 camp' : `${count} camps`);
