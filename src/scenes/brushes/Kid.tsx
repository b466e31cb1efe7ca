import { paper, type Paper } from './paper.ts';

type KidProps = {
  x: number;
  y: number;
  size: number;
  shirt: Paper;
  skin: Paper;
  /** The arm that points up: 1 right, -1 left. */
  arm: 1 | -1;
};

/** Small, faceless, busy, and never alone in the dark. */
export function Kid({ x, y, size, shirt, skin, arm }: KidProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size * arm} ${size})`}>
      <path d="M-7 0l3-22h8l4 22h-5l-3-14-2 14z" fill={paper('hair')} />
      <path d="M-9-20c-2-14 0-24 8-24s11 10 9 24z" fill={paper(shirt)} />
      <path
        d="M5-38 20-54M-6-37l-7 14"
        stroke={paper(skin)}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cy="-52" r="9" fill={paper(skin)} />
      <path d="M-10-51c-2-12 7-15 12-13 6 1 8 7 7 9-6-2-13 0-19 4z" fill={paper('hair')} />
    </g>
  );
}
