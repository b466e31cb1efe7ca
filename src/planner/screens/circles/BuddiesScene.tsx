import { Fir } from '#ui/scenes/brushes/Fir.tsx';
import { Fringe } from '#ui/scenes/brushes/Fringe.tsx';
import type { PathPoint } from '#ui/scenes/brushes/land.ts';
import { Person } from '#ui/scenes/brushes/Person.tsx';
import { Ridge } from '#ui/scenes/brushes/Ridge.tsx';
import { Sun } from '#ui/scenes/brushes/Sky.tsx';
import { Tent } from '#ui/scenes/brushes/Tent.tsx';

const hills: PathPoint[] = [
  [-4, 196],
  [200, 178],
  [420, 198],
  [640, 176],
  [904, 192],
];
const meadow: PathPoint[] = [
  [-4, 236],
  [240, 228],
  [520, 234],
  [760, 226],
  [904, 232],
];

/** Two tents side by side, and two kids who know each other. Decoration. */
export function BuddiesScene({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 900 290"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect width="900" height="290" fill="var(--s-sky-0)" />
      <Sun x={450} y={176} r={52} rings={[420, 300, 200, 120]} />
      <Ridge land={hills} floor={300} fill="far" />
      <Fringe land={hills} from={0} to={900} fill="mid" step={14} height={24} seed={5} sink={4} />
      <Ridge land={meadow} floor={300} fill="front" />
      <Tent x={360} base={258} size={0.95} />
      <Tent x={545} base={258} size={0.95} front="tent-b" flank="tent-b2" />
      <Person x={452} y={268} size={0.75} shirt="tent-trim" skin="skin-b" hair="puffs" />
      <Person x={478} y={268} size={0.8} faces={-1} shirt="tent-a" skin="skin-a" />
      <Fir x={238} base={262} height={120} />
      <Fir x={690} base={262} height={150} side={-1} />
      <Fir x={120} base={266} height={96} />
      <Fir x={800} base={266} height={110} side={-1} />
    </svg>
  );
}
