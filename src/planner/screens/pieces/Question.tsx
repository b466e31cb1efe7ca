import { Button } from '#ui/Button.tsx';
import { focusOnMount } from '#ui/focusOnMount.ts';
import styles from './Question.module.css';

type QuestionProps = {
  text: string;
  yes: string;
  no: string;
  isBusy: boolean;
  isDanger?: boolean;
  className: string | undefined;
  onYes: () => void;
  onNo: () => void;
};

/** What is asked before something that cannot be undone. It takes the focus. */
export function Question(props: QuestionProps) {
  const { text, yes, no, isBusy, isDanger = false, className, onYes, onNo } = props;
  return (
    <div className={className}>
      <p ref={focusOnMount} tabIndex={-1} className="leading-140 anywhere">
        {text}
      </p>
      <div className="cluster gap-50">
        <Button
          variant="line"
          size="small"
          className={isDanger ? styles.danger : undefined}
          aria-disabled={isBusy}
          onClick={onYes}
        >
          {yes}
        </Button>
        <Button variant="quiet" size="small" onClick={onNo}>
          {no}
        </Button>
      </div>
    </div>
  );
}
