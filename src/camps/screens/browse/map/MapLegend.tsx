import { classes } from '#ui/classes.ts';
import styles from './MapLegend.module.css';
import { PIN_BODY, PIN_BOX, PIN_DOT, PIN_TENT } from '../../parts/map/pinShape.ts';

const box = [PIN_BOX.left, PIN_BOX.top, PIN_BOX.width, PIN_BOX.height].join(' ');

/** The pin as the map draws it. Decorative: its meaning is in the text beside it. */
function MapPin({ featured, className }: { featured: boolean; className?: string }) {
  return (
    <svg
      className={classes(styles.pin, featured && styles.featured, className)}
      viewBox={box}
      aria-hidden="true"
    >
      <path className={styles.body} d={PIN_BODY} />
      <path className={styles.sign} d={featured ? PIN_TENT : PIN_DOT} />
    </svg>
  );
}

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
