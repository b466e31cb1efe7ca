import { usePlan } from '../PlanContext.ts';
import { ChildSash } from './ChildSash.tsx';

/** The children's sashes; none of a made-up family, which has been nowhere. */
export function Sashes() {
  const { children, isSample } = usePlan();
  return isSample ? null : children.map(({ child }) => <ChildSash key={child.id} child={child} />);
}
