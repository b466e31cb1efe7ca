import { useId, useState } from 'react';
import { mapCopy } from '#camps/words/map.ts';
import type { StreetMapState, useStreetMap } from '#camps/store/map/useStreetMap.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './StreetMapDownload.module.css';

const copy = mapCopy.streets;

type StreetMapDownloadProps = {
  street: NonNullable<ReturnType<typeof useStreetMap>>;
  /** Whether the street map could not be reached just now. */
  isMissing: boolean;
};

/** Downloads the operator's street map to this device, and deletes it again. */
export function StreetMapDownload({ street: { map, state }, isMissing }: StreetMapDownloadProps) {
  const headingId = useId();
  const [announcement, setAnnouncement] = useState('');
  const remove = async () => {
    await map.remove();
    setAnnouncement(copy.removed);
  };
  if (state.status === 'checking') return null;
  const error = 'error' in state ? state.error : null;
  return (
    <section className={styles.download} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        <Glyph name="map" />
        {copy.heading}
      </h3>
      <p className={styles.soft}>{statusText(state, isMissing)}</p>
      {state.status === 'downloading' && (
        <progress
          className={styles.bar}
          aria-labelledby={headingId}
          max={state.size ?? 1}
          {...(state.size !== null && { value: state.done })}
        />
      )}
      <output className={styles.error}>{error !== null && copy.errors[error]}</output>
      <div className={styles.actions}>
        {/* One button with changing meaning, so that it keeps the focus. */}
        {state.status !== 'downloaded' && (
          <Button
            variant="line"
            size="small"
            onClick={state.status === 'downloading' ? map.stop : () => void map.download()}
          >
            {buttonLabel(state)}
          </Button>
        )}
        {(state.status === 'partial' || state.status === 'downloaded') && (
          <Button variant="quiet" size="small" onClick={() => void remove()}>
            {copy.remove}
          </Button>
        )}
      </div>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </section>
  );
}

function statusText(state: StreetMapState, isMissing: boolean): string {
  if (state.status === 'downloading') return copy.downloading(state.done, state.size);
  if (state.status === 'partial') return copy.partial(state.done, state.size);
  if (state.status === 'downloaded') return copy.downloaded(state.size);
  return isMissing ? copy.missing : copy.offer;
}

function buttonLabel(state: StreetMapState): string {
  if (state.status === 'downloading') return copy.stop;
  if (state.status === 'partial') return copy.resume;
  const size = state.status === 'online' ? state.size : null;
  return size === null ? copy.download : `${copy.download} (${copy.size(size)})`;
}
