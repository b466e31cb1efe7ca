import { usePlan } from '../PlanContext.ts';
import { ChildSash } from './ChildSash.tsx';
import styles from './Sashes.module.css';

/** The children's sashes; none of a made-up family, which has been nowhere. */
export function Sashes() {
  const { children, isSample } = usePlan();
  if (isSample) return null;
  return (
    <div className={styles.sashes}>
      {children.map(({ child }) => (
        <ChildSash key={child.id} child={child} isNamed />
      ))}
    </div>
  );
}
