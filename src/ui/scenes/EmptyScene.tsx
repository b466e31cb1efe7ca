import { DiscFrame, DiscWoods } from './DiscFrame.tsx';
import { Fir } from './brushes/Fir.tsx';
import type { PathPoint } from './brushes/land.ts';

const hills: PathPoint[] = [
  [80, 116],
  [140, 96],
  [200, 118],
  [280, 98],
];
const meadow: PathPoint[] = [
  [80, 146],
  [160, 136],
  [280, 148],
];

/** A drawing for an empty page: a camp ground and a folded map. */
export function EmptyScene({ className }: { className?: string | undefined }) {
  return (
    <DiscFrame
      className={className}
      sun={[214, 74, 30]}
      hills={hills}
      meadow={meadow}
      onHills={<DiscWoods hills={hills} height={22} seed={3} />}
    >
      <Fir x={96} base={168} height={100} />
      <Fir x={276} base={168} height={74} side={-1} />
      <g transform="translate(184 150)">
        <path d="M-46 14l30-10 30 10 30-10V-30L14-20-16-30-46-20z" fill="var(--s-cloud)" />
        <path d="M-16 4v-34l30 10v34z" fill="var(--s-path)" />
        <path
          d="M-38-2c14-10 22 6 34-4s18-12 32-6"
          fill="none"
          stroke="var(--s-tent-a)"
          strokeWidth="3"
          strokeDasharray="5 5"
          strokeLinecap="round"
        />
        <path
          d="M30-22l8 8m0-8l-8 8"
          stroke="var(--s-tent-a)"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      </g>
    </DiscFrame>
  );
}
