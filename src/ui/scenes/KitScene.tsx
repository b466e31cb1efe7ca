import { memo } from 'react';
import { Fir } from './brushes/Fir.tsx';
import type { PathPoint } from './brushes/land.ts';
import { Person } from './brushes/Person.tsx';
import { Ridge } from './brushes/Ridge.tsx';
import { Cloud, Sun } from './brushes/Sky.tsx';
import { Tent } from './brushes/Tent.tsx';
import { Fringe } from './brushes/Fringe.tsx';

const far: PathPoint[] = [
  [-4, 142],
  [180, 124],
  [420, 144],
  [640, 118],
  [864, 134],
];
const near: PathPoint[] = [
  [-4, 162],
  [240, 152],
  [480, 166],
  [700, 146],
  [864, 156],
];
const meadow: PathPoint[] = [
  [-4, 178],
  [300, 173],
  [560, 181],
  [864, 170],
];

/** The strip on top of every printed sheet: text goes to the left, over the sky. */
export const KitScene = memo(function KitScene({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 860 190"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <path d="M0 0h860v190H0z" fill="var(--s-sky-0)" />
      <Sun x={640} y={104} r={32} rings={[380, 270, 190, 126, 76]} />
      <Cloud x={790} y={84} size={0.36} />
      <Ridge land={far} floor={190} fill="far" />
      <Fringe land={near} from={0} to={860} fill="near" step={15} height={22} seed={5} sink={6} />
      <Ridge land={near} floor={190} fill="near" />
      <Ridge land={meadow} floor={190} fill="front" />
      <Tent x={740} base={178} size={0.5} front="tent-a" flank="tent-b" />
      <Person
        x={662}
        y={183}
        size={0.54}
        pose="walk"
        shirt="tent-b"
        skin="skin-b"
        backpack="tent-a"
      />
      <Person
        x={630}
        y={185}
        size={0.48}
        pose="walk"
        shirt="tent-a"
        skin="skin-c"
        hair="ponytail"
        backpack="tent-b"
        arms="M6-38l4 9 6 4M-6-38l-6 7-3 7"
      />
      <Fir x={826} base={184} height={92} tiers={5} side={-1} />
      <Fir x={792} base={186} height={52} side={-1} />
      <Fir x={24} base={188} height={36} side={1} />
    </svg>
  );
});
