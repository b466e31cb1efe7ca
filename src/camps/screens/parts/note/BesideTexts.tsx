import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/layers/toasts.ts';
import styles from './BesideTexts.module.css';

type Beside = { name: string; text: string };

type BesideTextsProps = {
  copy: Readonly<
    Record<'title' | 'take' | 'join' | 'drop' | 'full' | 'failed' | 'failedText', string>
  >;
  note: {
    beside: readonly Beside[];
    take: (beside: Beside) => Promise<void>;
    /** False when both are too long for one note. */
    join: (beside: Beside) => Promise<boolean>;
    drop: (beside: Beside) => Promise<void>;
  };
};

/** What somebody else wrote at the same time: nobody's words go before somebody has seen them. */
export function BesideTexts({ copy, note }: BesideTextsProps) {
  const { beside: texts, take, join, drop } = note;

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
      {texts.map((beside) => (
        <li key={beside.name} className={styles.item}>
          <p className="soft small weight-700">{copy.title}</p>
          <blockquote>{beside.text}</blockquote>
          <div className={styles.buttons}>
            <Button variant="line" size="small" onClick={() => void decide(take(beside))}>
              {copy.take}
            </Button>
            <Button variant="line" size="small" onClick={() => void decide(join(beside))}>
              {copy.join}
            </Button>
            <Button variant="quiet" size="small" onClick={() => void decide(drop(beside))}>
              {copy.drop}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
