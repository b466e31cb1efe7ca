import { useMemo } from 'react';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { PIN_BODY, PIN_DOT, PIN_TENT } from '../../parts/map/pinShape.ts';
import sketchJson from '#camps/rules/place/georgiaSketch.json';
import { readSketch } from '#camps/rules/place/sketch.ts';
import { HEIGHT, sketchAround, WIDTH } from './sketchAround.ts';
import { useMapCamps } from '../../parts/map/useMapCamps.ts';
import styles from './MiniMap.module.css';

const sketch = readSketch(sketchJson);

// How far the middle of a ZIP area usually is from the door.
const AREA_MILES = 1.2;

type MiniMapProps = { camp: Camp; copy: { approximate: string; drawn: string } };

/**
 * Draws a camp's location as SVG, without MapLibre or the network. It is decorative, because the address is beside it.
 * An approximate location has a circle around its pin. Renders nothing for a camp without a location.
 */
export function MiniMap({ camp, copy }: MiniMapProps) {
  const { mapCamps } = useMapCamps(useMemo(() => [camp], [camp]));
  const [mapCamp] = mapCamps;
  const at = mapCamp?.at ?? null;
  const drawn = useMemo(() => at && sketchAround(at, sketch), [at]);
  if (drawn === null || mapCamp === undefined) return null;
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path className={styles.water} d={drawn.lakes} />
        <path className={styles.river} d={drawn.river} />
        <path className={styles.road} d={drawn.roads} />
        {drawn.places.map(({ name, x, y }) => (
          <text key={name} className={styles.place} x={x} y={y}>
            {name}
          </text>
        ))}
        <g transform={`translate(${WIDTH / 2} ${HEIGHT / 2})`}>
          {mapCamp.approximate && <circle className={styles.area} r={AREA_MILES * drawn.perMile} />}
          <g transform="scale(1.2)" data-featured={camp.listing !== 'basic'} className={styles.pin}>
            <path d={PIN_BODY} className={styles.body} />
            <path d={camp.listing === 'basic' ? PIN_DOT : PIN_TENT} className={styles.sign} />
          </g>
        </g>
      </svg>
      <figcaption className={styles.caption}>
        {mapCamp.approximate ? copy.approximate : copy.drawn}
      </figcaption>
    </figure>
  );
}
