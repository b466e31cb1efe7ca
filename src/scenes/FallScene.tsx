import { memo } from 'react';
import { Fir } from './brushes/Fir.tsx';
import type { Point } from './brushes/land.ts';
import { Person } from './brushes/Person.tsx';
import { Ridge } from './brushes/Ridge.tsx';
import { Cloud, Leaf, Stars, Sun } from './brushes/Sky.tsx';
import { Skyline } from './brushes/Skyline.tsx';
import { Tent } from './brushes/Tent.tsx';
import { Fringe, Hardwoods } from './brushes/Trees.tsx';

const far: Point[] = [
  [-20, 300],
  [180, 262],
  [380, 288],
  [600, 250],
  [820, 284],
  [1040, 256],
  [1260, 280],
  [1620, 246],
];
const mid: Point[] = [
  [-20, 352],
  [200, 322],
  [440, 356],
  [680, 330],
  [900, 362],
  [1140, 334],
  [1380, 356],
  [1620, 322],
];
const near: Point[] = [
  [-20, 408],
  [220, 388],
  [480, 414],
  [760, 396],
  [1000, 424],
  [1260, 396],
  [1620, 372],
];
const front: Point[] = [
  [-20, 476],
  [240, 462],
  [520, 484],
  [800, 470],
  [1100, 492],
  [1360, 462],
  [1620, 440],
];
const deep: Point[] = [
  [-20, 520],
  [300, 512],
  [700, 534],
  [1100, 538],
  [1620, 508],
];
const wide = { from: 0, to: 1600 };

/**
 * Fall over Atlanta: oaks in color, two children, a tent. Drawn for the hero, which crops it to a
 * strip round the sun and the tent on phones and lets the sky run over its edges.
 */
export const FallScene = memo(function FallScene({
  className,
}: {
  className?: string | undefined;
}) {
  return (
    <svg
      className={className}
      viewBox="0 0 1600 560"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0h1600v560H0z" fill="var(--s-sky-0)" />
      <Sun x={1190} y={196} r={84} rings={[820, 600, 430, 290, 170]} />
      <Stars
        at={[
          [1420, 60, 6],
          [1510, 170, 5],
          [1290, 40, 4],
          [1100, 60, 4],
        ]}
      />
      <Cloud x={1370} y={110} size={0.8} />
      <Cloud x={1020} y={150} size={0.5} />
      <Ridge land={far} floor={560} fill="far" />
      <Skyline x={660} y={330} size={0.74} />
      <Hardwoods
        land={mid}
        {...wide}
        fills={['mid', 'oak-c', 'mid']}
        step={20}
        size={26}
        seed={4}
        sink={12}
      />
      <Ridge land={mid} floor={560} fill="mid" />
      <Fringe
        land={near}
        {...wide}
        fill="front"
        step={60}
        height={84}
        seed={31}
        gap={0.35}
        sink={16}
      />
      <Hardwoods
        land={near}
        {...wide}
        fills={['oak-a', 'near', 'oak-b']}
        step={30}
        size={44}
        seed={19}
        sink={18}
      />
      <Ridge land={near} floor={560} fill="near" />
      <Hardwoods
        land={front}
        from={1230}
        to={1600}
        fills={['oak-b', 'oak-a', 'oak-c']}
        step={40}
        size={66}
        seed={8}
        sink={26}
      />
      <Hardwoods
        land={front}
        from={0}
        to={150}
        fills={['oak-c', 'oak-b']}
        step={40}
        size={60}
        seed={14}
        sink={26}
      />
      <Ridge land={front} floor={560} fill="front" />
      <Tent x={1120} base={512} size={0.92} front="tent-b" flank="tent-b2" />
      <Person
        x={1012}
        y={510}
        size={0.84}
        faces={-1}
        shirt="tent-a"
        skin="skin-a"
        hair="puffs"
        arms="M6-38l8-6 5-13M-6-38l-8-4-5-12"
      />
      <Person
        x={962}
        y={512}
        size={0.74}
        pose="walk"
        shirt="sun"
        skin="skin-b"
        backpack="tent-a2"
        arms="M6-38l9-5 3-11M-6-38l-6 7-3 7"
      />
      <Ridge land={deep} floor={560} fill="deep" />
      <Fir x={1480} base={530} height={200} tiers={5} side={-1} />
      <Fir x={1560} base={526} height={150} side={-1} />
      <Fir x={1398} base={536} height={106} side={-1} />
      <Leaf x={1056} y={96} size={0.8} tilt={30} fill="oak-a" />
      <Leaf x={1330} y={226} size={0.62} tilt={-40} fill="oak-c" />
      <Leaf x={1010} y={190} size={0.5} tilt={80} fill="oak-c" />
      <Leaf x={1450} y={176} size={0.7} tilt={12} fill="oak-a" />
      <Leaf x={1090} y={236} size={0.44} tilt={-70} fill="oak-b" />
    </svg>
  );
});
