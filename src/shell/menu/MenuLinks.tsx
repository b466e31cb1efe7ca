import { lazy } from 'react';
import { classes } from '#ui/classes.ts';
import { Glyph } from '#ui/Glyph.tsx';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';
import { Patch } from '#ui/Patch.tsx';
import styles from './MenuLinks.module.css';
import { breaks, more } from './siteMap.ts';

// Reads the phone, which most pages need not wake for their menu.
const KeptLine = lazy(async () => {
  const { KeptLine: part } = await import('../KeptLine.tsx');
  return { default: part };
});

/** The four breaks as season patches, and what of them is on this phone already. */
export function BreakLinks({ path }: { path: string }) {
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
      <LazyBoundary>
        <KeptLine />
      </LazyBoundary>
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
