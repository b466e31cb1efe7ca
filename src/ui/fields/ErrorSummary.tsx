import { Glyph } from '../pictures/Glyph.tsx';
import styles from './ErrorSummary.module.css';

type ErrorSummaryProps = {
  title: string;
  /** The problems in the order of the fields. `id` is that of the control. */
  problems: readonly { id: string; message: string }[];
};

/** Above a form that could not be sent: each message leads to its field. Read out when it appears. */
export function ErrorSummary({ title, problems }: ErrorSummaryProps) {
  return (
    <div role="alert" className={styles.summary}>
      <Glyph name="warn" />
      <div>
        <p className="weight-800">{title}</p>
        <ul>
          {problems.map(({ id, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  // Without a trace in the history: the page does not change.
                  event.preventDefault();
                  document.querySelector<HTMLElement>(`#${id}`)?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
