import { use, useState } from 'react';
import { formCopy } from '#providers/words/listing/form.ts';
import { Button } from '#ui/Button.tsx';
import { Patch } from '#ui/pictures/Patch.tsx';
import { ListingContext } from './ListingContext.ts';
import styles from './ThemePicker.module.css';
import { classes } from '#ui/classes.ts';
import choice from '#ui/fields/Choice.module.css';
import { hasTheme, toggleTheme } from './toggleTheme.ts';

/** The activities families filter by, to press into the text of the theme and out of it. */
export function ThemePicker() {
  const { form, dispatch } = use(ListingContext);
  const [isOpen, setIsOpen] = useState(false);
  const { theme } = form.values;
  const { firstThemes, moreThemes } = formCopy;
  return (
    <div className={styles.picker}>
      <ul className={styles.themes} aria-label={formCopy.themes}>
        {(isOpen ? [...firstThemes, ...moreThemes] : firstThemes).map((activity) => (
          <li key={activity}>
            <button
              type="button"
              className={classes(choice.choice, styles.theme)}
              aria-pressed={hasTheme(theme, activity)}
              onClick={() =>
                dispatch({ type: 'typeInto', field: 'theme', text: toggleTheme(theme, activity) })
              }
            >
              <Patch id={`p-${activity}`} className={styles.patch} />
              <span>{activity}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button
        variant="flush"
        size="small"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? formCopy.showFewerThemes : formCopy.showAllThemes}
      </Button>
    </div>
  );
}
