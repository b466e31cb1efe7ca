import { dayColors } from './posterColors.ts';
import { lineWidth, setText } from './setText.ts';
import { round, svgText } from './svgText.ts';

type FlagBox = { left: number; x: number; y: number; width: number; size: number };

/** The swallow-tailed flag of the cards, out from the edge of the picture. */
export function flagSvg(words: string, { left, x, y, width, size }: FlagBox): string {
  const face = 'Nunito Sans';
  const [line = ''] = setText(words, { face, sizes: [size], width: width / 2, most: 1 }).lines;
  const right = round(x + lineWidth(line, face) * size + size * 1.2);
  const [tail, half] = [round(size * 0.5), round(size * 0.82)];
  const cloth = `<path d="M${left} ${y}H${right}l${-tail} ${half} ${tail} ${half}H${left}z" fill="${dayColors.coral}"/>`;
  const base = round(y + half + size * 0.35);
  return cloth + svgText(line, { x, y: base, size, face, fill: dayColors['on-coral'] });
}
