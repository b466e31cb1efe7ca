import { classes } from '#ui/classes.ts';
import styles from './MapLegend.module.css';
import { MapPin } from './MapPin.tsx';

type MapLegendProps = {
  copy: { featured: string; basic: string; several: string };
  className?: string | undefined;
};

/** What the pins and clusters mean. */
export function MapLegend({ copy, className }: MapLegendProps) {
  return (
    <ul className={classes(styles.legend, className)} aria-label="Map legend">
      <li className="row middle gap-50">
        <MapPin featured />
        {copy.featured}
      </li>
      <li className="row middle gap-50">
        <MapPin featured={false} />
        {copy.basic}
      </li>
      <li className="row middle gap-50">
        <span className={styles.cluster} aria-hidden="true">
          5
        </span>
        {copy.several}
      </li>
    </ul>
  );
}
