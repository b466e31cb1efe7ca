import { classes } from '#ui/classes.ts';
import styles from './MapLegend.module.css';
import { MapPin } from './MapPin.tsx';

type MapLegendProps = {
  words: { featured: string; basic: string; several: string };
  className?: string | undefined;
};

/** What the signs on the map mean. */
export function MapLegend({ words, className }: MapLegendProps) {
  return (
    <ul className={classes(styles.legend, className)} aria-label="Map legend">
      <li>
        <MapPin featured />
        {words.featured}
      </li>
      <li>
        <MapPin featured={false} />
        {words.basic}
      </li>
      <li>
        <span className={styles.cluster} aria-hidden="true">
          5
        </span>
        {words.several}
      </li>
    </ul>
  );
}
