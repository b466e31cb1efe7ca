import type { Point } from './land.ts';
import { paper, type Paper } from './paper.ts';

type PersonProps = {
  /** Where the feet stand. */
  x: number;
  y: number;
  size: number;
  /** Which way they look: 1 right, -1 left. */
  faces?: 1 | -1;
  pose?: keyof typeof poses;
  shirt: Paper;
  skin: Paper;
  pants?: Paper;
  hair?: keyof typeof hairBehind;
  backpack?: Paper;
  /** The hands, counted from their shoulders: the front one, and the one behind the body. */
  hand?: Point;
  backHand?: Point;
};

/** Legs and shoes; `drop` is how far the upper body comes down with them. */
const poses = {
  stand: { legs: 'M-3.9-25-4.3-3M3.9-25 4.3-3', shoes: 'M-4.3-2h3M4.3-2h4', drop: 0 },
  walk: {
    legs: 'M-2-25-5-12.5-12-4M2-25 7-13 7-3',
    shoes: 'M-13-3l5 4M6-2h5',
    drop: 0,
  },
  sit: { legs: 'M-1-16 14-17 15-3M2-16H18L20-3', shoes: 'M15-2h5M20-2h5', drop: 9 },
} as const;

const hanging: Point = [5, 21];
const hangingBehind: Point = [-5, 21];

const hairBehind = {
  short: '',
  ponytail: 'M-5.6-63.6C-21.6-65.5-19.7-48.5-22.6-44.8-12.2-46.7-9.4-54.2-4.7-55.1z',
  puffs:
    'M-14.2-64.5a5.3 5.3 0 1 0 10.6 0 5.3 5.3 0 1 0-10.6 0zM2.2-66a5.3 5.3 0 1 0 10.6 0 5.3 5.3 0 1 0-10.6 0z',
} as const;

/** A child: small, faceless, busy, and never alone in the dark. */
export function Person({
  x,
  y,
  size,
  faces = 1,
  pose = 'stand',
  shirt,
  skin,
  pants = 'lake-lit',
  hair = 'short',
  backpack,
  hand = hanging,
  backHand = hangingBehind,
}: PersonProps) {
  const { legs, shoes, drop } = poses[pose];
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size * faces} ${size})`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shoes} stroke={paper('tent-trim')} strokeWidth="5.6" />
      <path d={legs} stroke={paper(pants)} strokeWidth="6.2" />
      <g transform={drop === 0 ? undefined : `translate(0 ${drop})`}>
        <path d={hairBehind[hair]} fill={paper('hair')} />
        {backpack && <path d="M-17.6-35q1-7 8-7h5v20h-10q-4 0-4-4z" fill={paper(backpack)} />}
        <Arm from={[-6, -38]} hand={backHand} bend={4} sleeve={shirt} skin={skin} />
        <path d="M-8.6-38C-8.6-46 8.6-46 8.6-38L7.4-22q-7.4 2-14.8 0z" fill={paper(shirt)} />
        <path d="M-3-40v-12h6v12q-3 2-6 0z" fill={paper(skin)} />
        <Arm from={[6, -38]} hand={hand} bend={-4} sleeve={shirt} skin={skin} />
        <circle cy="-57" r="9.4" fill={paper(skin)} />
        <path
          d="M-10.4-55.5C-12.4-68.8 1.9-73.5 8.9-64.5 11.8-60.3 10.3-58.9 9.4-58 2.8-61.2-3.8-58.9-10.4-55.5z"
          fill={paper('hair')}
        />
      </g>
    </g>
  );
}

type ArmProps = { from: Point; hand: Point; bend: number; sleeve: Paper; skin: Paper };

/** A sleeve to the elbow, which stands `bend` beside the straight line, and a bare forearm. */
function Arm({ from: [x, y], hand: [dx, dy], bend, sleeve, skin }: ArmProps) {
  const length = Math.hypot(dx, dy);
  const ex = tenth(dx / 2 - (dy / length) * bend);
  const ey = tenth(dy / 2 + (dx / length) * bend);
  return (
    <>
      <path d={`M${x + ex} ${y + ey}L${x + dx} ${y + dy}`} stroke={paper(skin)} strokeWidth="4.8" />
      <path d={`M${x} ${y}l${ex} ${ey}`} stroke={paper(sleeve)} strokeWidth="6" />
    </>
  );
}

const tenth = (value: number) => Math.round(value * 10) / 10;
