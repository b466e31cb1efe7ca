import { DiscFrame, DiscWoods } from './DiscFrame.tsx';
import { Fir } from './brushes/Fir.tsx';
import type { PathPoint } from './brushes/land.ts';
import { paper } from './brushes/paper.ts';

const hills: PathPoint[] = [
  [80, 104],
  [140, 92],
  [210, 106],
  [280, 90],
];
const meadow: PathPoint[] = [
  [80, 140],
  [170, 130],
  [280, 142],
];

/** The left edges of five days. */
const days = [71, 116, 161, 206, 251];

/** A week before its first child: five days to fill, the sun rises behind them. */
export function GhostWeekScene({ className }: { className?: string | undefined }) {
  return (
    <DiscFrame
      className={className}
      sun={[180, 76, 38]}
      hills={hills}
      meadow={meadow}
      onHills={<DiscWoods hills={hills} height={20} seed={5} />}
    >
      <Fir x={86} base={168} height={92} />
      <Fir x={274} base={168} height={76} side={-1} />
      {days.map((x) => (
        <g key={x} transform={`translate(${x} 108)`}>
          <rect
            width="38"
            height="50"
            rx="7"
            fill={paper('cloud')}
            stroke={paper('tent-a')}
            strokeWidth="2"
            strokeDasharray="5 4"
          />
          <path d="M9 11h13" stroke={paper('far')} strokeWidth="4" strokeLinecap="round" />
        </g>
      ))}
      <path
        d="M180 127v20m-10-10h20"
        stroke={paper('tent-a')}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </DiscFrame>
  );
}
