import { momentLabel } from '#domain/day/moment.ts';
import styles from './RefreshedLine.module.css';

type RefreshedLineProps = {
  /** When the camps on this phone were last brought up to date, in ms. */
  refreshedAt: number;
  /** Whether the last try since then did not get through. */
  failed: boolean;
};

/** A quiet line: how fresh the list is. Drawn on the phone only, so it may use the phone's own clock zone. */
export function RefreshedLine({ refreshedAt, failed }: RefreshedLineProps) {
  return (
    <p className={styles.line}>
      Camps refreshed{' '}
      <time dateTime={new Date(refreshedAt).toISOString()}>{momentLabel(refreshedAt)}</time>
      {failed && '. The last try did not get through; these are the ones kept on this phone.'}
    </p>
  );
}
