import { memo } from 'react';
import { Fir } from './brushes/Fir.tsx';
import { Kid } from './brushes/Kid.tsx';
import type { Point } from './brushes/land.ts';
import { Ridge } from './brushes/Ridge.tsx';
import { Sun } from './brushes/Sky.tsx';
import { Tent } from './brushes/Tent.tsx';
import { Fringe } from './brushes/Trees.tsx';

const far: Point[] = [
  [-4, 400],
  [300, 356],
  [640, 410],
  [980, 350],
  [1444, 400],
];
const mid: Point[] = [
  [-4, 450],
  [260, 414],
  [600, 462],
  [1000, 420],
  [1444, 452],
];
const front: Point[] = [
  [-4, 510],
  [400, 486],
  [800, 512],
  [1444, 480],
];

/** Two tents and two campers who are glad that somebody pitched them. */
export const PartnerScene = memo(function PartnerScene({
  className,
}: {
  className?: string | undefined;
}) {
  return (
    <svg
      className={className}
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <Sun x={1080} y={220} r={84} rings={[820, 640, 470, 310, 190]} />
      <Ridge land={far} floor={560} fill="far" />
      <Ridge land={mid} floor={560} fill="mid" />
      <Fringe land={mid} from={0} to={1440} fill="mid" step={14} height={34} seed={5} sink={6} />
      <Ridge land={front} floor={560} fill="front" />
      <Tent x={860} base={508} size={1.3} />
      <Tent x={1010} base={500} size={1} front="tent-b" flank="tent-b2" />
      <Kid x={1120} y={502} size={1} shirt="tent-a" skin="skin-a" arm={-1} />
      <Kid x={1160} y={504} size={0.9} shirt="tent-b" skin="skin-b" arm={1} />
      <Fir x={1340} base={530} height={190} tiers={5} side={-1} />
      <Fir x={1400} base={534} height={130} side={-1} />
    </svg>
  );
});
