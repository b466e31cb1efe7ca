import { AppLink } from '#ui/AppLink.tsx';
import { classes } from '#ui/classes.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Patch } from '#ui/pictures/Patch.tsx';
import styles from './MenuLinks.module.css';
import { breaks, more } from './siteMap.ts';

// Opens the local store, which most pages need not do for their menu.
const SavedLine = lazyPart(async () => (await import('./SavedLine.tsx')).SavedLine, {
  optional: true,
});

// Checks whether the browser can install the app.
const MoreInstall = lazyPart(async () => (await import('./MoreInstall.tsx')).MoreInstall, {
  optional: true,
});

type MenuLinksProps = { onFollow: () => void };

/** The four breaks as season patches, and how many camps are on this phone already. */
export function BreakLinks({ onFollow }: MenuLinksProps) {
  return (
    <>
      <ul className={classes('columns-2', styles.list)}>
        {breaks.map(({ id, name, months, to }) => (
          <li key={id}>
            <AppLink to={to} onClick={onFollow}>
              <Patch id={id} className={styles.patch} />
              <span>
                <span className={classes('block', 'display-120')}>{name} Break</span>
                <span className="block soft small weight-600 leading-130">{months}</span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      <SavedLine />
    </>
  );
}

export function MoreLinks({ onFollow }: MenuLinksProps) {
  return (
    <ul className={styles.list}>
      {more.map(({ name, hint, link, glyph }) => (
        <li key={name}>
          <AppLink {...link} onClick={onFollow}>
            <Glyph name={glyph} className={styles.glyph} />
            <span>
              <span className={classes('block', styles.name)}>{name}</span>
              <span className="block soft small weight-600 leading-130">{hint}</span>
            </span>
          </AppLink>
        </li>
      ))}
      <MoreInstall onFollow={onFollow} />
    </ul>
  );
}
