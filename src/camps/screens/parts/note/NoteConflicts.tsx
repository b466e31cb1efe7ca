import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/layers/toasts.ts';
import styles from './NoteConflicts.module.css';

type NoteConflict = { name: string; text: string };

type NoteConflictsProps = {
  copy: Readonly<
    Record<'title' | 'take' | 'join' | 'drop' | 'full' | 'failed' | 'failedText', string>
  >;
  note: {
    conflicts: readonly NoteConflict[];
    take: (conflict: NoteConflict) => Promise<void>;
    /** False when both are too long for one note. */
    join: (conflict: NoteConflict) => Promise<boolean>;
    drop: (conflict: NoteConflict) => Promise<void>;
  };
};

/** The texts that lost a conflict between devices: none is deleted before a family member has seen it. */
export function NoteConflicts({ copy, note }: NoteConflictsProps) {
  const { conflicts: texts, take, join, drop } = note;

  async function decide(work: Promise<boolean | void>) {
    try {
      if ((await work) === false) toast({ title: copy.full, tone: 'info' });
    } catch (error) {
      console.error('A note could not be settled', error);
      toast({ title: copy.failed, description: copy.failedText, tone: 'danger' });
    }
  }

  if (texts.length === 0) return null;
  return (
    <ul className="stack gap-60 mt-60">
      {texts.map((conflict) => (
        <li key={conflict.name} className={styles.item}>
          <p className="soft small weight-700">{copy.title}</p>
          <blockquote>{conflict.text}</blockquote>
          <div className={styles.buttons}>
            <Button variant="line" size="small" onClick={() => void decide(take(conflict))}>
              {copy.take}
            </Button>
            <Button variant="line" size="small" onClick={() => void decide(join(conflict))}>
              {copy.join}
            </Button>
            <Button variant="quiet" size="small" onClick={() => void decide(drop(conflict))}>
              {copy.drop}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
