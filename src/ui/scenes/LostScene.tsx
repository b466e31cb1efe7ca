import { Fir } from './brushes/Fir.tsx';
import type { PathPoint } from './brushes/land.ts';
import { Person } from './brushes/Person.tsx';
import { paper, type Paper } from './brushes/paper.ts';
import { Ridge } from './brushes/Ridge.tsx';
import { Cloud, Stars, Sun } from './brushes/Sky.tsx';
import { Fringe } from './brushes/Fringe.tsx';
import styles from './LostScene.module.css';

const far: PathPoint[] = [
  [-10, 250],
  [120, 226],
  [280, 252],
  [420, 230],
  [620, 256],
];
const mid: PathPoint[] = [
  [-10, 284],
  [160, 262],
  [330, 286],
  [500, 266],
  [620, 280],
];
const front: PathPoint[] = [
  [-10, 330],
  [160, 312],
  [330, 326],
  [480, 316],
  [620, 330],
];

/** The trail sign that points three ways at once. Its words are decoration; the page has the same text. */
export function LostScene({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 600 380"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path d="M0 0h600v380H0z" fill="var(--s-sky-0)" />
      <Sun x={452} y={118} r={50} rings={[420, 310, 225, 152, 92]} />
      <Stars
        at={[
          [60, 50, 5],
          [180, 90, 4],
          [330, 40, 5],
          [540, 60, 5],
        ]}
      />
      <Cloud x={110} y={120} size={0.6} />
      <Cloud x={520} y={190} size={0.5} />
      <Ridge land={far} floor={380} fill="far" />
      <Ridge land={mid} floor={380} fill="mid" />
      <Fringe land={mid} from={0} to={600} fill="mid" step={15} height={30} seed={9} sink={6} />
      <Ridge land={front} floor={380} fill="front" />
      <path d="M250 380C270 352 330 346 300 326 318 346 420 352 400 380z" fill="var(--s-path)" />
      <path d="M293 340V96q7-6 14 0V340z" fill="var(--s-trunk)" />
      <Board y={128} width={112} points={-1} label="Camp" fill="tent-b" />
      <Board y={180} width={124} points={1} label="Also camp?" fill="tent-trim" />
      <Board y={232} width={104} points={-1} label="Lunch" fill="tent-a" />
      <Person
        x={400}
        y={350}
        size={1.15}
        faces={-1}
        shirt="tent-a"
        skin="skin-a"
        hair="puffs"
        backpack="tent-b"
        arms="M6-38l8-3-6-10M-6-38l-5 11v10"
      />
      <Fir x={70} base={366} height={190} tiers={5} />
      <Fir x={150} base={372} height={120} />
      <Fir x={536} base={372} height={170} tiers={5} side={-1} />
    </svg>
  );
}

type BoardProps = { y: number; width: number; points: 1 | -1; label: string; fill: Paper };

function Board({ y, width, points, label, fill }: BoardProps) {
  const k = points;
  return (
    <g transform={`translate(300 ${y}) rotate(${-3 * k})`}>
      <path
        d={`M${-60 * k}-17H${width * k}L${(width + 20) * k} 0 ${width * k} 17H${-60 * k}z`}
        fill={paper(fill)}
      />
      <text
        className={styles.label}
        x={(k * (width - 52)) / 2}
        y="7"
        textAnchor="middle"
        fill={paper('sign-ink')}
      >
        {label}
      </text>
    </g>
  );
}
