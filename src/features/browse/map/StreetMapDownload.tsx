import { useState } from 'react';
import { mapWords } from '#content/map.ts';
import type { useStreetMap } from '#data/map/useStreetMap.ts';
import { DownloadStreets } from '#features/browse/map/DownloadStreets.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

type StreetMapKeeperProps = {
  street: NonNullable<ReturnType<typeof useStreetMap>>;
  isMissing: boolean;
};

/** The offer to keep the operator's street map on this phone. */
export function StreetMapDownload({ street: { map, state }, isMissing }: StreetMapKeeperProps) {
  const [told, setTold] = useState('');
  return (
    <>
      <DownloadStreets
        state={state}
        isMissing={isMissing}
        words={mapWords.streets}
        onKeep={() => void map.keep()}
        onStop={map.stop}
        onRemove={() => void map.remove().then(() => setTold(mapWords.streets.removed))}
      />
      <VisuallyHidden>
        <output>{told}</output>
      </VisuallyHidden>
    </>
  );
}
