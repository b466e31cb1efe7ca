import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { Fragment, type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import styles from './LongList.module.css';
import { type GridPlace, useGridPlace } from './useGridPlace.ts';
import { useRowByRow } from './useRowByRow.ts';
import { withNeighbors } from './withNeighbors.ts';

type LongListProps = {
  /** Tells lists apart, so that a list somebody comes back to is as high as it was. */
  name: string;
  /** Makes the list a grid of any number of columns. */
  className: string | undefined;
  count: number;
  /** About how high a row will be, in pixels. Drawn rows are measured. */
  rowHeight: number;
  keyOf: (place: number) => string;
  /** What stands at a place, from 0. */
  children: (place: number) => ReactNode;
};

/**
 * A list of thousands in the page's own scroll: only rows near the screen are drawn, between two empty
 * stretches as high as the rest. Find-in-page cannot see what is not drawn, so short lists do without.
 */
export function LongList({ className, ...rows }: LongListProps) {
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const grid = useGridPlace(list);
  return (
    <ul ref={setList} className={className}>
      {list && grid && <Rows key={grid.columns} list={list} grid={grid} {...rows} />}
    </ul>
  );
}

type RowsProps = Omit<LongListProps, 'className'> & {
  list: HTMLElement;
  grid: GridPlace;
};

// Drawn above and below the screen, so that a flick shows camps and no gaps.
const ROWS_AHEAD = 2;

/** How high the rows were that somebody saw, by list: going back leads to the same camps. */
const measured = new Map<string, { size: string; rows: VirtualItem[] }>();

function Rows({ name, list, grid, count, rowHeight, keyOf, children }: RowsProps) {
  const { columns, top, gap } = grid;
  const size = `${count} in ${columns}`;
  const before = measured.get(name);
  // A focused card stays drawn wherever the page is scrolled, and so do those that Tab goes to next.
  const rowsToDraw = useCallback(
    (range: Range) => withNeighbors(defaultRangeExtractor(range), focusedRow(list), range.count),
    [list],
  );
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to a memoized part
  const rows = useWindowVirtualizer<HTMLLIElement>({
    count: Math.ceil(count / columns),
    estimateSize: () => rowHeight,
    gap,
    scrollMargin: top,
    overscan: ROWS_AHEAD,
    useFlushSync: false,
    rangeExtractor: rowsToDraw,
    initialMeasurementsCache: before?.size === size ? before.rows : [],
  });
  useLayoutEffect(() => {
    // Where the browser itself keeps what is seen in its place: scrolling on top of that would also
    // end a smooth scroll halfway.
    if (CSS.supports('overflow-anchor', 'auto')) {
      rows.shouldAdjustScrollPositionOnItemSizeChange = () => false;
    }
  }, [rows]);
  useEffect(
    () => () => void measured.set(name, { size, rows: rows.takeSnapshot() }),
    [name, rows, size],
  );
  const wanted = rows.getVirtualIndexes();
  const ready = useRowByRow(wanted, rows.range?.startIndex ?? 0);
  const drawn = rows.getVirtualItems().filter(({ index }) => ready.has(index));
  const end = top + rows.getTotalSize();
  return (
    <>
      {drawn.map(({ index, start }, at) => {
        const above = drawn[at - 1];
        const first = index * columns;
        const places = Array.from(
          { length: Math.min(columns, count - first) },
          (_, n) => first + n,
        );
        return (
          <Fragment key={index}>
            <Stretch height={start - (above ? above.end + gap : top) - gap} />
            {places.map((place) => (
              <li
                key={keyOf(place)}
                ref={place === first ? rows.measureElement : null}
                data-index={index}
                aria-setsize={count}
                aria-posinset={place + 1}
              >
                {children(place)}
              </li>
            ))}
          </Fragment>
        );
      })}
      <Stretch height={end - (drawn.at(-1)?.end ?? top) - gap} />
    </>
  );
}

/** The row that holds the focus, if it is one of this list. */
function focusedRow(list: HTMLElement): number | null {
  const row = document.activeElement?.closest<HTMLElement>('[data-index]');
  return row && list.contains(row) ? Number(row.dataset.index) : null;
}

/** Room for the rows that are not drawn. */
function Stretch({ height }: { height: number }) {
  if (height <= 0) return null;
  // Set through the CSSOM, which the page's policy allows: the height is known only here.
  return <li aria-hidden="true" className={styles.stretch} style={{ height }} />;
}
