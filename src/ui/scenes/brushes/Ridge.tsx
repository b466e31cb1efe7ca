import type { PathPoint } from './land.ts';
import { paper, type Paper } from './paper.ts';
import { ridgePath } from './ridgePath.ts';

type RidgeProps = { land: readonly PathPoint[]; floor: number; fill: Paper };

/** A line of hills in one paper. */
export function Ridge({ land, floor, fill }: RidgeProps) {
  return <path d={ridgePath(land, floor)} fill={paper(fill)} />;
}
