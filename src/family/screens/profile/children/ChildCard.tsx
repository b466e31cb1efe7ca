import { childAgeLabel, gradeLabel, profileCopy } from '#family/words/profile.ts';
import { childAge } from '#family/rules/childAge.ts';
import type { Child } from '#family/rules/profile.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { ChildFace } from '../../parts/ChildFace.tsx';
import styles from './Children.module.css';

const copy = profileCopy.children;

type ChildCardProps = {
  child: Child;
  isSample: boolean;
  today: string;
  /** The name of the school district, '' for none. */
  district: string;
  onEdit: () => void;
};

/** One child; pressed it can be edited, unless it is made up. */
export function ChildCard({ child, isSample, today, district, onEdit }: ChildCardProps) {
  const { firstName, birthMonth, ageRange, gradeLevel, school, color } = child;
  const age = childAgeLabel(childAge(birthMonth, today), ageRange);
  const facts = [gradeLabel(gradeLevel), age].filter((fact) => fact !== '').join(', ');
  const words = (
    <span>
      <span className={styles.name}>
        {!isSample && <VisuallyHidden>{copy.edit} </VisuallyHidden>}
        <span>{firstName}</span>
      </span>
      {facts !== '' && <span className={styles.fact}>{facts}</span>}
      {(school || district) !== '' && <span className={styles.fact}>{school || district}</span>}
    </span>
  );
  const face = <ChildFace name={firstName} color={color} />;
  if (isSample) {
    return (
      <div className={styles.card}>
        {face}
        {words}
        <span className={styles.mark}>{copy.sample}</span>
      </div>
    );
  }
  return (
    <button type="button" className={styles.card} onClick={onEdit}>
      {face}
      {words}
      <Glyph name="pen" />
    </button>
  );
}
