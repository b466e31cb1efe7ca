import { type ReactNode, useId } from 'react';
import { Fringe } from './brushes/Fringe.tsx';
import type { PathPoint } from './brushes/land.ts';
import { paper } from './brushes/paper.ts';
import { Ridge } from './brushes/Ridge.tsx';

/** Below the disc. */
const FLOOR = 200;

type DiscFrameProps = {
  className: string | undefined;
  /** Its middle and radius. */
  sun: readonly [x: number, y: number, r: number];
  hills: readonly PathPoint[];
  meadow: readonly PathPoint[];
  /** What stands on the hills, before the meadow; it ends at the disc's edge. */
  onHills: ReactNode;
  children: ReactNode;
};

/** The disc of sky, its sun and the ground of all drawings for empty pages: in one size, so that pages stay as they are. */
export function DiscFrame(props: DiscFrameProps) {
  const { className, hills, meadow, onHills, children } = props;
  const [x, y, r] = props.sun;
  const window = useId();
  return (
    <svg className={className} viewBox="0 0 360 200" aria-hidden="true">
      <clipPath id={window}>
        <circle cx="180" cy="96" r="88" />
      </clipPath>
      <g clipPath={`url(#${window})`}>
        <path d="M92 8h176v176H92z" fill={paper('sky-3')} />
        <circle cx={x} cy={y} r={r} fill={paper('sun')} />
        <Ridge land={hills} floor={FLOOR} fill="mid" />
        {onHills}
        <Ridge land={meadow} floor={FLOOR} fill="front" />
      </g>
      <path d="M62 168h236" stroke={paper('front')} strokeWidth="5" strokeLinecap="round" />
      {children}
    </svg>
  );
}

type DiscWoodsProps = { hills: readonly PathPoint[]; height: number; seed: number };

/** Woods along the hills, from one edge of the disc to the other. */
export const DiscWoods = ({ hills, height, seed }: DiscWoodsProps) => (
  <Fringe
    land={hills}
    from={90}
    to={270}
    fill="mid"
    step={12}
    height={height}
    seed={seed}
    sink={6}
  />
);
