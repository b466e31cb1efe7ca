import { Fir } from './brushes/Fir.tsx';
import { Fringe } from './brushes/Fringe.tsx';
import type { PathPoint } from './brushes/land.ts';
import { Person } from './brushes/Person.tsx';
import { Ridge } from './brushes/Ridge.tsx';
import { Sun } from './brushes/Sky.tsx';
import { Tent } from './brushes/Tent.tsx';

const woods: PathPoint[] = [
  [-4, 400],
  [120, 360],
  [280, 406],
  [484, 366],
];
const meadow: PathPoint[] = [
  [-4, 470],
  [180, 446],
  [320, 470],
  [484, 450],
];

/** A tent is up, and two have arrived: beside a sign-in. A strip of it on phones. */
export function SignInScene({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 480 560"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect width="480" height="560" fill="var(--s-sky-1)" />
      <Sun x={330} y={330} r={58} rings={[460, 350, 250, 170, 108]} />
      <Ridge land={woods} floor={564} fill="mid" />
      <Fringe land={woods} from={0} to={480} fill="mid" step={13} height={32} seed={6} sink={6} />
      <Ridge land={meadow} floor={564} fill="front" />
      <Tent x={216} base={492} size={1.25} />
      <Fir x={62} base={540} height={190} />
      <Person x={390} y={492} size={0.9} shirt="tent-trim" skin="skin-b" hair="ponytail" />
      <Person x={424} y={490} size={1} faces={-1} shirt="tent-b" skin="skin-a" />
    </svg>
  );
}
