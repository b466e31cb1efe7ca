import { useDirectory } from '#data/react.ts';
import { classes } from '#ui/classes.ts';
import { Glyph } from '#ui/Glyph.tsx';
import { Patch } from '#ui/Patch.tsx';
import styles from './MenuLinks.module.css';
import { shortDay } from './shortDay.ts';
import { breaks, more } from './siteMap.ts';

/** The four breaks as season patches, and what of them is on this phone already. */
export function BreakLinks({ path }: { path: string }) {
  const directory = useDirectory();
  return (
    <>
      <ul className={classes(styles.list, styles.pairs)}>
        {breaks.map(({ id, name, months, href }) => (
          <li key={id}>
            <a href={href} aria-current={path === href ? 'page' : undefined}>
              <Patch id={id} className={styles.patch} />
              <span>
                <span className={styles.big}>{name} Break</span>
                <span className={styles.hint}>{months}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {directory.status === 'ready' && (
        <p className={styles.kept}>
          <Glyph name="check" />
          On this phone: {directory.directory.camps.length} camps, saved{' '}
          {shortDay(directory.refreshedAt)}
        </p>
      )}
    </>
  );
}

export function MoreLinks({ path }: { path: string }) {
  return (
    <ul className={styles.list}>
      {more.map(({ name, hint, href, glyph }) => (
        <li key={href}>
          <a href={href} aria-current={path === href ? 'page' : undefined}>
            <Glyph name={glyph} className={styles.glyph} />
            <span>
              <span className={styles.name}>{name}</span>
              <span className={styles.hint}>{hint}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
