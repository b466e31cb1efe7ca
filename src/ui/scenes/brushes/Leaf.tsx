import styles from './Leaf.module.css';
import { paper, type Paper } from './paper.ts';

/** A leaf on its way down, with its own tilt. */
export function Leaf(props: { x: number; y: number; size: number; tilt: number; fill: Paper }) {
  return (
    <g className={styles.leaf}>
      <path
        transform={`translate(${props.x} ${props.y}) rotate(${props.tilt}) scale(${props.size})`}
        d="M0-20C3-14 4-13 6-12 7-16 10-18 13-18 12-13 12-10 13-8 16-9 19-8 22-6 18-4 16-1 15 3 12 8 7 10 2 10L1 22H-1.5L-1 10C-7 10-12 8-15 3-16-1-18-4-22-6-19-8-16-9-13-8-12-10-12-13-13-18-10-18-7-16-6-12-4-13-3-14 0-20z"
        fill={paper(props.fill)}
      />
    </g>
  );
}
