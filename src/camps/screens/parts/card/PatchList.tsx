import { classes } from '#ui/classes.ts';
import { Patch } from '#ui/pictures/Patch.tsx';
import styles from './PatchList.module.css';

type PatchListProps = {
  items: readonly { patch: string; title: string; text: string }[];
  /** Two per row; by default as many as fit. */
  pairs?: boolean | undefined;
};

/** What we promise, each with a patch of the sprite (ui/sprite/patches.svg). */
export function PatchList({ items, pairs = false }: PatchListProps) {
  return (
    <ul className={classes(styles.list, pairs && styles.pairs)}>
      {items.map(({ patch, title, text }) => (
        <li key={patch}>
          <Patch id={`p-${patch}`} className={styles.patch} />
          <h3>{title}</h3>
          <p className="soft leading-150">{text}</p>
        </li>
      ))}
    </ul>
  );
}
