import { memo } from 'react';
import { Fir } from './brushes/Fir.tsx';
import type { PathPoint } from './brushes/land.ts';
import { Person } from './brushes/Person.tsx';
import { Ridge } from './brushes/Ridge.tsx';
import { Leaf } from './brushes/Leaf.tsx';
import { Cloud, LowSun, Stars, Sun } from './brushes/Sky.tsx';
import { Skyline } from './brushes/Skyline.tsx';
import { Tent } from './brushes/Tent.tsx';
import { Fringe } from './brushes/Fringe.tsx';
import { Hardwoods } from './brushes/Hardwoods.tsx';

const left: PathPoint[] = [
  [-40, 400],
  [300, 403],
  [640, 399],
];
const below = (points: readonly PathPoint[], depth: number): PathPoint[] =>
  points.map(([x, y]) => [x, y + depth]);

const far: PathPoint[] = [
  ...left,
  [790, 400],
  [900, 378],
  [1010, 342],
  [1140, 326],
  [1290, 340],
  [1440, 316],
  [1660, 330],
];
const mid: PathPoint[] = [
  ...below(left, 9),
  [790, 410],
  [900, 394],
  [1020, 366],
  [1160, 352],
  [1320, 360],
  [1480, 342],
  [1660, 348],
];
const near: PathPoint[] = [
  ...below(left, 22),
  [790, 422],
  [900, 410],
  [1040, 388],
  [1200, 376],
  [1400, 378],
  [1660, 358],
];
const front: PathPoint[] = [
  ...below(left, 36),
  [790, 436],
  [880, 428],
  [1010, 406],
  [1160, 394],
  [1320, 390],
  [1460, 386],
  [1660, 378],
];
const deep: PathPoint[] = [
  [-40, 450],
  [400, 462],
  [800, 466],
  [1100, 450],
  [1350, 434],
  [1660, 418],
];

/** The range of the trees, right of the text. */
const scene = { from: 850, to: 1640 };

/**
 * Fall over Atlanta: oaks in color, two children, a tent. The hero of the page shows all of it, with words over the left
 * half, or on phones the right two fifths as a strip under the words; its own flat color is the sky beyond the rings.
 */
export const FallScene = memo(function FallScene({
  className,
}: {
  className?: string | undefined;
}) {
  return (
    <svg
      className={className}
      viewBox="0 0 1600 500"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <g className="below-tablet-only">
        <LowSun x={1330} y={330} r={40} ring={232} />
      </g>
      <g className="from-tablet-only">
        <Sun x={1296} y={226} r={64} rings={[560, 360, 252, 178, 118]} />
        <Stars
          at={[
            [980, 66, 5],
            [1090, 160, 4],
            [1420, 120, 5],
            [1500, 60, 4],
            [1546, 190, 4],
            [1020, 230, 3.5],
          ]}
        />
        <Cloud x={1440} y={176} size={0.6} />
        <Cloud x={1110} y={214} size={0.44} />
      </g>
      <Ridge land={far} floor={500} fill="far" />
      <Skyline x={872} y={400} size={0.52} />
      <Hardwoods
        land={mid}
        {...scene}
        fills={['mid', 'oak-c', 'mid']}
        step={17}
        size={22}
        seed={4}
        sink={10}
      />
      <Ridge land={mid} floor={500} fill="mid" />
      <Fringe
        land={near}
        {...scene}
        fill="front"
        step={50}
        height={56}
        seed={31}
        gap={0.35}
        sink={12}
      />
      <Hardwoods
        land={near}
        {...scene}
        fills={['oak-a', 'near', 'oak-b']}
        step={24}
        size={34}
        seed={19}
        sink={14}
      />
      <Ridge land={near} floor={500} fill="near" />
      <Hardwoods
        land={front}
        from={1480}
        to={1640}
        fills={['oak-b', 'oak-a', 'oak-c']}
        step={30}
        size={52}
        seed={8}
        sink={18}
      />
      <Ridge land={front} floor={500} fill="front" />
      <Tent x={1390} base={410} size={0.7} front="tent-b" flank="tent-b2" />
      <Person
        x={1292}
        y={412}
        size={0.88}
        faces={-1}
        shirt="tent-a"
        skin="skin-a"
        hair="puffs"
        arms="M6-38l8-6 5-13M-6-38l-8-4-5-12"
      />
      <Person
        x={1242}
        y={414}
        size={0.78}
        pose="walk"
        shirt="sun"
        skin="skin-b"
        backpack="tent-a2"
      />
      <Ridge land={deep} floor={500} fill="deep" />
      <Fir x={1536} base={450} height={104} side={-1} />
      <Fir x={1478} base={452} height={64} side={-1} />
      <g className="from-tablet-only">
        <Fir x={1592} base={456} height={230} tiers={5} side={-1} />
        <Leaf x={1010} y={120} size={0.62} tilt={30} fill="oak-a" />
        <Leaf x={1420} y={262} size={0.5} tilt={-40} fill="oak-c" />
        <Leaf x={1120} y={120} size={0.42} tilt={80} fill="oak-c" />
        <Leaf x={1500} y={220} size={0.56} tilt={12} fill="oak-a" />
        <Leaf x={1060} y={286} size={0.4} tilt={-70} fill="oak-b" />
      </g>
      <g className="below-tablet-only">
        <Leaf x={1576} y={236} size={0.6} tilt={30} fill="oak-a" />
        <Leaf x={1586} y={296} size={0.5} tilt={-40} fill="oak-c" />
      </g>
    </svg>
  );
});
