import { DiscFrame, DiscWoods } from './DiscFrame.tsx';
import { Fir } from './brushes/Fir.tsx';
import type { PathPoint } from './brushes/land.ts';
import { paper } from './brushes/paper.ts';
import { Tent } from './brushes/Tent.tsx';

const hills: PathPoint[] = [
  [80, 108],
  [140, 90],
  [214, 110],
  [280, 94],
];
const meadow: PathPoint[] = [
  [80, 142],
  [180, 134],
  [280, 144],
];

/** Nothing to compare yet: two tents side by side, a dashed line between them. */
export function TwoTentsScene({ className }: { className?: string | undefined }) {
  return (
    <DiscFrame
      className={className}
      sun={[180, 62, 27]}
      hills={hills}
      meadow={meadow}
      onHills={<DiscWoods hills={hills} height={20} seed={4} />}
    >
      <Fir x={76} base={168} height={82} />
      <Fir x={290} base={168} height={62} side={-1} />
      <Tent x={118} base={168} size={0.6} />
      <Tent x={232} base={168} size={0.6} front="tent-b" flank="tent-a" />
      <path
        d="M184 108v60"
        stroke={paper('cloud')}
        strokeWidth="3"
        strokeDasharray="6 6"
        strokeLinecap="round"
      />
    </DiscFrame>
  );
}
