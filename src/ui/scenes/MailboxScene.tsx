import { DiscFrame } from './DiscFrame.tsx';
import { Fir } from './brushes/Fir.tsx';
import type { PathPoint } from './brushes/land.ts';
import { paper } from './brushes/paper.ts';

const hills: PathPoint[] = [
  [80, 112],
  [150, 96],
  [220, 116],
  [280, 100],
];
const meadow: PathPoint[] = [
  [80, 148],
  [180, 138],
  [280, 150],
];

/** No mail: a mailbox with its flag down, before firs. */
export function MailboxScene({ className }: { className?: string | undefined }) {
  return (
    <DiscFrame
      className={className}
      sun={[228, 58, 26]}
      hills={hills}
      meadow={meadow}
      onHills={
        <>
          <Fir x={128} base={150} height={104} />
          <Fir x={238} base={152} height={82} side={-1} />
        </>
      }
    >
      <Fir x={92} base={168} height={72} />
      <Fir x={280} base={168} height={54} side={-1} />
      <g transform="translate(176 168) scale(.66)">
        <path d="M-9 0v-92H9V0z" fill={paper('dome')} />
        <path d="M-70-92v-34q0-34 34-34h88q34 0 34 34v34z" fill={paper('tent-a')} />
        <path d="M-70-92v-34q0-34 34-34t34 34v34z" fill={paper('tent-a2')} />
        <path d="M-62-99v-26q0-27 26-27t26 27v26z" fill={paper('tent-trim')} />
        <path d="M-42-132h12v14h-12z" fill={paper('tent-a2')} />
        <g transform="translate(20 -120) rotate(12)">
          <path d="M0-4h86v8H0z" fill={paper('tent-trim')} />
          <path d="M58 4h28v36L72 30 58 40z" fill={paper('tent-b')} />
          <circle r="8" fill={paper('tent-a2')} />
        </g>
      </g>
    </DiscFrame>
  );
}
