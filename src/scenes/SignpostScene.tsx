import { Fir } from './brushes/Fir.tsx';
import { Kid } from './brushes/Kid.tsx';
import type { Point } from './brushes/land.ts';
import { Ridge } from './brushes/Ridge.tsx';

const hills: Point[] = [
  [0, 150],
  [90, 132],
  [190, 156],
  [300, 138],
];
const meadow: Point[] = [
  [0, 180],
  [120, 168],
  [220, 182],
  [300, 172],
];

/** Two children under a sign that points both ways. */
export function SignpostScene({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 300 210" aria-hidden="true" focusable="false">
      <circle cx="190" cy="92" r="82" fill="var(--s-sky-4)" />
      <circle cx="190" cy="92" r="44" fill="var(--s-sun)" />
      <Ridge land={hills} floor={210} fill="mid" />
      <Ridge land={meadow} floor={210} fill="front" />
      <g transform="translate(112 178)">
        <path d="M-4-104h9V6h-9z" fill="var(--s-trunk)" />
        <path d="M-50-98H44l14 13-14 13h-94z" fill="var(--s-tent-a)" />
        <path d="M50-64h-80l-14 12 14 12h80z" fill="var(--s-tent-trim)" />
      </g>
      <Fir x={44} base={200} height={90} />
      <Kid x={206} y={184} size={0.95} shirt="tent-b" skin="skin-a" arm={-1} />
      <Kid x={240} y={186} size={0.85} shirt="tent-a" skin="skin-b" arm={1} />
    </svg>
  );
}
