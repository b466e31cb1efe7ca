import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Glyph } from '#ui/Glyph.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { LONGEST_WORDS } from './FilterBar.tsx';
import { ActiveFilterBadge } from './ActiveFilterBadge.tsx';
import styles from './CompactFilterRow.module.css';

type ThinFilterRowProps = {
  /** What is typed right now. */
  search: string;
  onSearch: (text: string) => void;
  onSubmit: () => void;
  /** How many filters of the sheet are on. */
  count: number;
  onOpenSheet: () => void;
  /** Beside the map it stays at every width. */
  always?: boolean;
  /** The way to the other view, if there is one. */
  view?: ReactNode;
};

/** Phones: words, and a way to everything else. Stays under the header while the list scrolls. */
export function CompactFilterRow(props: ThinFilterRowProps) {
  const { search, onSearch, onSubmit, count, onOpenSheet, always = false, view } = props;
  return (
    <search className={classes(styles.thin, always && styles.always)}>
      <form
        className={styles.row}
        aria-label="Search camps"
        onSubmit={(event) => {
          event.preventDefault();
          // The keyboard covers half the list: it goes when the search is done.
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          onSubmit();
        }}
      >
        <TextInput
          className={styles.input}
          name="search"
          glyph="search"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder="Search camps..."
          aria-label="Search camps"
          maxLength={LONGEST_WORDS}
          value={search}
          onText={onSearch}
        />
        <Button
          className={styles.filters}
          variant="line"
          size="small"
          aria-haspopup="dialog"
          onClick={onOpenSheet}
        >
          <Glyph name="sliders" className={count > 0 ? styles.sign : undefined} />
          Filters
          <ActiveFilterBadge count={count} />
        </Button>
        {view}
      </form>
    </search>
  );
}
