import { cutPath } from './cutPath.ts';
import { paper, type Paper } from './paper.ts';

type TentProps = {
  x: number;
  base: number;
  size: number;
  front?: Paper;
  flank?: Paper;
};

/** An A-tent with one flap open and a pennant; at night its inside is lit. */
export function Tent({ x, base, size, front = 'tent-a', flank = 'tent-b' }: TentProps) {
  const shape = (...points: number[]) => {
    const [x0 = 0, y0 = 0, ...rest] = points.map((value, at) =>
      at % 2 === 0 ? x + value * size : base - value * size,
    );
    return cutPath()
      .move(x0, y0)
      .line(...rest);
  };
  const flap = cutPath()
    .move(x, base - 58 * size)
    .bend(x + 10 * size, base - 26 * size, x + 30 * size, base)
    .line(x + 16 * size, base)
    .bend(x + 4 * size, base - 20 * size, x, base - 58 * size)
    .close();
  return (
    <>
      <path
        d={`${shape(-62, -2, -44, 8).d()}${shape(122, -2, 92, 12).d().replace('m', 'M')}`}
        stroke={paper('rope')}
        strokeWidth={Math.round(16 * size) / 10}
      />
      <path d={shape(0, 74, 66, 66, 104, 2, 48, 0).close().d()} fill={paper(flank)} />
      <path d={shape(0, 74, 66, 66, 72, 56, 8, 62).close().d()} fill={paper('tent-trim')} />
      <path d={shape(0, 74, -48, 0, 48, 0).close().d()} fill={paper(front)} />
      <path d={shape(0, 58, -20, 0, 20, 0).close().d()} fill={paper('tent-in')} />
      <path d={flap.d()} fill={paper('tent-trim')} />
      <path d={shape(-1.6, 84, 1.6, 84, 1.6, 70, -1.6, 70).close().d()} fill={paper('trunk')} />
      <path d={shape(1.6, 84, 18, 79, 1.6, 74).close().d()} fill={paper('sun')} />
    </>
  );
}
