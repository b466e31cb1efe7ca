import { fringePath, type FringeShape } from './fringePath.ts';
import { paper, type Paper } from './paper.ts';

/** Little conifers standing on a ridge, in one paper. */
export function Fringe(props: FringeShape & { fill: Paper }) {
  return <path d={fringePath(props)} fill={paper(props.fill)} />;
}
