import { paper, type Paper } from './paper.ts';

type PersonProps = {
  /** The position of the feet. */
  x: number;
  y: number;
  size: number;
  /** Which way they look: 1 right, -1 left. */
  faces?: 1 | -1;
  pose?: keyof typeof poses;
  shirt: Paper;
  skin: Paper;
  hair?: keyof typeof hairBehind;
  backpack?: Paper;
  /**
   * Replaces the arms of the pose by two bent lines from the shoulders at (6, -38) and (-6, -38) over the elbows to the
   * hands.
   */
  arms?: string;
};

const poses = {
  stand: {
    legs: 'M-4-25V-3M4-25V-3',
    shoes: 'M-4-2h3M4-2h4',
    arms: 'M6-38l5 11v10M-6-38l-5 11v10',
  },
  walk: {
    legs: 'M-2-25-5-12-12-4M2-25 7-13V-3',
    shoes: 'M-13-3l5 4M7-2h4',
    arms: 'M6-38l9-5 3-11M-6-38l-6 7-3 7',
  },
} as const;

const hairBehind = {
  short: '',
  ponytail: 'M-6-64c-16-2-14 15-17 19 11-2 14-9 18-10z',
  puffs: 'M-14-64a5 5 0 1 0 10 0 5 5 0 1 0-10 0M2-66a5 5 0 1 0 10 0 5 5 0 1 0-10 0',
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
  hair = 'short',
  backpack,
  arms = poses[pose].arms,
}: PersonProps) {
  const { legs, shoes } = poses[pose];
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size * faces} ${size})`}
      fill="none"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shoes} stroke={paper('tent-trim')} />
      <path d={legs} stroke={paper('lake-lit')} />
      <path d={hairBehind[hair]} fill={paper('hair')} />
      {backpack && <path d="M-18-35q1-7 8-7h5v20h-9q-4 0-4-4z" fill={paper(backpack)} />}
      <path d="M-8.6-38C-8.6-46 8.6-46 8.6-38L7.4-22q-7.4 2-14.8 0z" fill={paper(shirt)} />
      <path d={`M0-42v-9${arms}`} stroke={paper(skin)} strokeWidth="5" />
      <circle cy="-57" r="9.4" fill={paper(skin)} />
      <path
        d="M-10.4-55.5C-12.4-69 2-73.5 9-64.5c3 4 1 6 .4 6.5-6.6-3-13-1-19.8 2.5z"
        fill={paper('hair')}
      />
    </g>
  );
}
