import { memo } from 'react';
import { Fir } from './brushes/Fir.tsx';
import type { Point } from './brushes/land.ts';
import { paper } from './brushes/paper.ts';
import { Person } from './brushes/Person.tsx';
import { Ridge } from './brushes/Ridge.tsx';
import { Sun } from './brushes/Sky.tsx';
import { Tent } from './brushes/Tent.tsx';
import { Fringe } from './brushes/Trees.tsx';

const hills: Point[] = [
  [-4, 136],
  [90, 112],
  [200, 140],
  [370, 108],
];
const meadow: Point[] = [
  [-4, 182],
  [120, 170],
  [240, 184],
  [370, 170],
];

/** The camp of the one who reads "Get on the poster". */
export const CampfirePromo = memo(function CampfirePromo({
  className,
}: {
  className?: string | undefined;
}) {
  return (
    <svg
      className={className}
      viewBox="0 0 360 220"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0h360v220H0z" fill="var(--s-sky-2)" />
      <Sun x={230} y={84} r={34} rings={[230, 170, 120, 84, 56]} />
      <Ridge land={hills} floor={220} fill="mid" />
      <Fringe land={hills} from={0} to={360} fill="mid" step={12} height={26} seed={2} sink={6} />
      <Ridge land={meadow} floor={220} fill="front" />
      <Tent x={120} base={192} size={0.9} />
      <Fir x={300} base={206} height={120} tiers={5} side={-1} />
      <path d="M222 202h66q8-8 0-16h-66z" fill={paper('trunk')} />
      <Person
        x={248}
        y={206}
        size={1.05}
        pose="sit"
        faces={-1}
        shirt="tent-b"
        skin="skin-b"
        hair="ponytail"
        arms="M6-38l7-3 8-11M-6-38l5 11 8 3"
      />
    </svg>
  );
});
