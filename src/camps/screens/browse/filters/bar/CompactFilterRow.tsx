import { type ReactNode, type RefObject, useState, useEffect } from 'react';
import { activeFilters } from '#camps/rules/list/filters.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Form } from '#ui/Form.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { ActiveFilterBadge } from './ActiveFilterBadge.tsx';
import styles from './CompactFilterRow.module.css';
import type { FilterControls } from '../FilterControls.ts';
import { FilterInput } from '../fields/FilterInput.tsx';
import { topInset } from '#ui/layout/topInset.ts';

// Loaded when it is first opened.
const FilterSheet = lazyPart(async () => (await import('./FilterSheet.tsx')).FilterSheet);

type CompactFilterRowProps = {
  controls: FilterControls;
  /** How many camps fit the filters; null while this device has none to count. */
  shown: number | null;
  /** Shows the row beside the map at any width. */
  isAlwaysShown?: boolean;
  /** The full bar of wide screens, which this row replaces once it has scrolled away. */
  bar: RefObject<Element | null>;
  /** Fields of this page alone, in place of the child's age and the price. */
  ranges?: ReactNode;
  /** The button for the other view, if there is one. */
  view?: ReactNode;
};

/**
 * The search, and a sheet with everything else; stays under the header while the list scrolls. Wide screens
 * have a full bar, and this row only while that bar is out of sight: hidden from everybody until then.
 */
export function CompactFilterRow(props: CompactFilterRowProps) {
  const { controls, shown, isAlwaysShown = false, bar, ranges, view } = props;
  const [sheet, setSheet] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const barHasLeft = useHasLeft(bar, isAlwaysShown);
  const count = activeFilters(controls.filters).filter((key) => key !== 'search').length;
  return (
    <>
      <search
        className={classes(styles.compact, isAlwaysShown ? styles.always : styles.standIn)}
        data-shown={barHasLeft}
      >
        <Form
          className={styles.row}
          aria-label="Search camps"
          onSubmit={() => {
            // Closes the on-screen keyboard, which covers half of the list.
            if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
            controls.onSubmit();
          }}
        >
          <FilterInput
            of="search"
            controls={controls}
            className={styles.input}
            aria-label="Search camps"
          />
          <Button
            className={styles.filters}
            variant="line"
            size="small"
            aria-haspopup="dialog"
            onClick={() => setSheet('open')}
          >
            <Glyph name="sliders" className={count > 0 ? styles.icon : undefined} />
            Filters
            <ActiveFilterBadge count={count} />
          </Button>
          <div className={styles.view}>{view}</div>
        </Form>
      </search>
      {sheet !== 'never opened' && (
        <FilterSheet
          boundary={{ onFail: () => setSheet('never opened') }}
          {...controls}
          isOpen={sheet === 'open'}
          onOpenChange={(isOpen) => setSheet(isOpen ? 'open' : 'closed')}
          shown={shown}
          ranges={ranges}
        />
      )}
    </>
  );
}

/**
 * Whether the page has scrolled an element away under the header. By a ref, not by a state of the page: that would
 * draw the page a second time while it hydrates, in one piece.
 */
function useHasLeft(ref: RefObject<Element | null>, isOff: boolean): boolean {
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (isOff || element === null) return undefined;
    const top = topInset();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return;
        const { isIntersecting, boundingClientRect } = entry;
        setHasLeft(!isIntersecting && boundingClientRect.bottom <= top);
      },
      { rootMargin: `-${top}px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isOff]);
  return hasLeft;
}
