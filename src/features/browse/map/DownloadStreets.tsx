import { useId } from 'react';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/Glyph.tsx';
import styles from './DownloadStreets.module.css';

/** Sizes in bytes. */
export type DownloadState =
  | { status: 'looking' }
  | { status: 'online'; size: number | null; problem: Problem | null }
  | { status: 'fetching'; done: number; size: number | null }
  | { status: 'torn'; done: number; size: number; problem: Problem | null }
  | { status: 'kept'; size: number };
type Problem = 'away' | 'noRoom' | 'notAMap';

type KeepStreetsProps = {
  state: DownloadState;
  /** Whether the street map could not be reached just now. */
  isMissing: boolean;
  words: {
    heading: string;
    keep: string;
    goOn: string;
    stop: string;
    remove: string;
    offer: string;
    missing: string;
    size: (bytes: number) => string;
    fetching: (done: number, size: number | null) => string;
    torn: (done: number, size: number) => string;
    kept: (bytes: number) => string;
    problems: Record<Problem, string>;
  };
  onKeep: () => void;
  onStop: () => void;
  onRemove: () => void;
};

/** Brings the operator's street map onto the phone, and takes it off again. */
export function DownloadStreets({ state, isMissing, words, ...on }: KeepStreetsProps) {
  const headingId = useId();
  if (state.status === 'looking') return null;
  const problem = 'problem' in state ? state.problem : null;
  return (
    <section className={styles.keep} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        <Glyph name="map" />
        {words.heading}
      </h3>
      <p className={styles.soft}>{sentence(state, isMissing, words)}</p>
      {state.status === 'fetching' && (
        <progress
          className={styles.bar}
          aria-labelledby={headingId}
          max={state.size ?? 1}
          {...(state.size !== null && { value: state.done })}
        />
      )}
      <output className={styles.problem}>{problem !== null && words.problems[problem]}</output>
      <div className={styles.actions}>
        {/* One button in one place, so that the focus stays when its meaning changes. */}
        {state.status !== 'kept' && (
          <Button
            variant="line"
            size="small"
            onClick={state.status === 'fetching' ? on.onStop : on.onKeep}
          >
            {label(state, words)}
          </Button>
        )}
        {(state.status === 'torn' || state.status === 'kept') && (
          <Button variant="quiet" size="small" onClick={on.onRemove}>
            {words.remove}
          </Button>
        )}
      </div>
    </section>
  );
}

function sentence(
  state: Exclude<DownloadState, { status: 'looking' }>,
  isMissing: boolean,
  words: KeepStreetsProps['words'],
): string {
  if (state.status === 'fetching') return words.fetching(state.done, state.size);
  if (state.status === 'torn') return words.torn(state.done, state.size);
  if (state.status === 'kept') return words.kept(state.size);
  return isMissing ? words.missing : words.offer;
}

function label(state: DownloadState, words: KeepStreetsProps['words']): string {
  if (state.status === 'fetching') return words.stop;
  if (state.status === 'torn') return words.goOn;
  const size = state.status === 'online' ? state.size : null;
  return size === null ? words.keep : `${words.keep} (${words.size(size)})`;
}
