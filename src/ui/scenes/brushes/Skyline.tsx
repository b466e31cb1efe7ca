import { cutPath } from './cutPath.ts';
import { seededRandom } from './land.ts';
import { paper } from './paper.ts';

/** [left, right, top, kind]: kind 4 is a tower with a crown. */
const towers = [
  [16, 32, -40, 6],
  [40, 62, -58, 6],
  [72, 94, -88, 4],
  [112, 143, -100, 4],
  [158, 178, -78, 6],
  [192, 212, -48, 6],
  [222, 248, -70, 4],
  [258, 278, -40, 6],
  [290, 306, -26, 6],
] as const;

/** Atlanta from far off: towers with a face toward the light, windows that shine at night. */
export function Skyline({ x, y, size }: { x: number; y: number; size: number }) {
  const next = seededRandom(77);
  const faces = cutPath();
  const shining = cutPath();
  const dim = cutPath();
  for (const [left, right, top, kind] of towers) {
    const width = (right - left) * 0.36;
    const crown = top - (kind === 4 ? 3 : 0);
    faces
      .move(right - width, crown)
      .line(right, crown, right, 0, right - width, 0)
      .close();
    const columns = Math.max(2, Math.floor((right - left - 4) / 6));
    for (let row = top + 6; row < -8; row += 9) {
      for (let column = 0; column < columns; column++) {
        const luck = next();
        const at = left + 1.9 + (column * (right - left - 7)) / (columns - 1);
        const windows = luck < 0.3 ? shining : dim;
        if (luck >= 0.66) continue;
        windows
          .move(at, row)
          .line(at + 3.4, row, at + 3.4, row + 4.4, at, row + 4.4)
          .close();
      }
    }
  }
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        fill={paper('city')}
        d="M-14 40V-10H6V-22H16V-44H32V-20H40V-60H44V-78H58V-60H62V-16H72V-92C72-97 94-97 94-92V-16H102V-36H112V-104H115V-112H119V-120L126-146V-178L127.5-192 129-178V-146L136-120V-112H140V-104H143V-26H152V-66H158V-84L168-104 178-84V-66H182V-14H192V-50H212V-12H222V-72H226V-80H230V-88H240V-80H244V-72H248V-20H258V-42C258-54 278-54 278-42V-14H290V-28H306V-8H322V40z"
      />
      <path
        fill={paper('city-face')}
        d={`${faces.d()}M127.5-192 136-120H127.5zM168-104 178-84H168z`}
      />
      <path fill={paper('city-win')} d={dim.d()} />
      <path fill={paper('city-lit')} d={`${shining.d()}M120-114h15v2h-15zM74-90h18v2H74z`} />
      <circle cx="127.5" cy="-194" r="2.6" fill={paper('beacon')} />
    </g>
  );
}
