import { DiscFrame, DiscWoods } from './DiscFrame.tsx';
import { Fir } from './brushes/Fir.tsx';
import type { PathPoint } from './brushes/land.ts';
import { paper } from './brushes/paper.ts';

const hills: PathPoint[] = [
  [80, 122],
  [150, 110],
  [210, 128],
  [280, 106],
];
const meadow: PathPoint[] = [
  [80, 140],
  [170, 134],
  [280, 144],
];

/** Nothing was caught: a kite above the ridge, and its string lies in the meadow as an empty lasso. */
export function LassoScene({ className }: { className?: string | undefined }) {
  return (
    <DiscFrame
      className={className}
      sun={[134, 66, 25]}
      hills={hills}
      meadow={meadow}
      onHills={<DiscWoods hills={hills} height={20} seed={7} />}
    >
      <Fir x={284} base={168} height={66} side={-1} />
      <Fir x={86} base={168} height={44} />
      <path
        d="M224 58C260 98 248 132 206 142m0 0c-10-14-98-16-98 5s84 18 98-5zm0 0l16 10"
        fill="none"
        stroke={paper('tent-a')}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <circle cx="206" cy="142" r="4.5" fill={paper('tent-b')} />
      <g transform="translate(222 50) rotate(22)">
        <path d="M0 44C-12 54 8 58-4 70" fill="none" stroke={paper('tent-a')} strokeWidth="2.4" />
        <path
          d="M0-34-24 0H0zM24 0 0 44V0zM-10 52l16 9v-9l-16 9zM-12 67l16 8v-8l-16 8z"
          fill={paper('tent-a')}
        />
        <path d="M0-34 24 0H0zM-24 0 0 44V0z" fill={paper('tent-b')} />
      </g>
    </DiscFrame>
  );
}
