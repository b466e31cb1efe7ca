import { dayColors } from './posterColors.ts';
import type { PosterFacts } from './posterFacts.ts';
import type { PosterLayout } from './posterLayout.ts';
import { lineWidth, type SetText, setText } from './setText.ts';
import { round, svgText } from './svgText.ts';

const ink = dayColors.ink;
const TITLE_STEP = 1.02;

/** The season's flag, the name and what it is about: in the calm corner of the sky. */
export function headline(
  facts: PosterFacts,
  { art, text, flag, name, theme }: PosterLayout,
): string {
  const { x, width } = text;
  const hasFlag = facts.season !== '';
  const title = titleOf(facts.name, width, name);
  const what = setText(facts.theme, { face: 'Nunito Sans', width, ...theme });
  const top = text.y + (hasFlag ? flag * 2.4 : flag * 0.4);
  const titleBase = (at: number) => top + title.size * (0.82 + at * TITLE_STEP);
  const below = titleBase(title.lines.length - 1) + title.size * 0.3;
  return [
    hasFlag ? seasonFlag(facts.season, { left: art.x, x, y: text.y, width, size: flag }) : '',
    ...title.lines.map((line, at) =>
      svgText(line, { x, y: round(titleBase(at)), size: title.size, face: 'Calistoga', fill: ink }),
    ),
    ...what.lines.map((line, at) => {
      const y = round(below + what.size * (1 + at * 1.26));
      return svgText(line, { x, y, size: what.size, face: 'Nunito Sans', fill: ink });
    }),
  ].join('');
}

/** The largest size whose lines fit both ways. */
function titleOf(
  name: string,
  width: number,
  { sizes, most, height }: PosterLayout['name'],
): SetText {
  for (const size of sizes) {
    const lines = Math.min(most, Math.floor(height / (size * TITLE_STEP)));
    const set = setText(name, { face: 'Calistoga', sizes: [size], width, most: lines });
    if (set.isWhole || size === sizes.at(-1)) return set;
  }
  return { size: 0, lines: [], isWhole: false };
}

type FlagBox = { left: number; x: number; y: number; width: number; size: number };

/** The swallow-tailed flag of the cards, out from the edge of the picture. */
function seasonFlag(season: string, { left, x, y, width, size }: FlagBox): string {
  const face = 'Nunito Sans';
  const [line = ''] = setText(season, { face, sizes: [size], width: width / 2, most: 1 }).lines;
  const right = round(x + lineWidth(line, face) * size + size * 1.2);
  const [tail, half] = [round(size * 0.5), round(size * 0.82)];
  const cloth = `<path d="M${left} ${y}H${right}l${-tail} ${half} ${tail} ${half}H${left}z" fill="${dayColors.coral}"/>`;
  const base = round(y + half + size * 0.35);
  return cloth + svgText(line, { x, y: base, size, face, fill: dayColors['on-coral'] });
}
