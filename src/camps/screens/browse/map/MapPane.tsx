import { type ComponentProps, type ReactNode, useState } from 'react';
import { mapCopy } from '#camps/words/map.ts';
import type { Area } from '#camps/rules/place/area.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { hasWebGl } from '../../parts/map/hasWebGl.ts';
import { MapLegend } from './MapLegend.tsx';
import { MapLoading } from '../../parts/map/MapLoading.tsx';
import styles from './MapView.module.css';
import { NoWebGl } from './fallback/NoWebGl.tsx';

const MapCanvas = lazyPart(async () => (await import('./canvas/MapCanvas.tsx')).MapCanvas);

type MapPaneProps = Omit<ComponentProps<typeof MapCanvas>, 'onMove' | 'onRetry' | 'children'> & {
  legend: ComponentProps<typeof MapLegend>['copy'];
  infoWindow: ReactNode;
  onSearchArea: (area: Area) => void;
  onList: () => void;
};

/** The map with its legend, or why there is none. */
export function MapPane({ legend, infoWindow, onSearchArea, onList, ...map }: MapPaneProps) {
  const [canDraw] = useState(hasWebGl);
  const [isCodeMissing, setCodeMissing] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const [visibleArea, setVisibleArea] = useState<Area | null>(null);
  if (!canDraw || isCodeMissing) {
    return (
      <section className={styles.map} aria-label="Map">
        {canDraw ? (
          <Alert tone="danger" title={mapCopy.noMap} className={styles.fallback}>
            <p>{mapCopy.notDownloaded}</p>
          </Alert>
        ) : (
          <div className={styles.fallback}>
            <NoWebGl onList={onList} />
          </div>
        )}
      </section>
    );
  }
  return (
    <section className={styles.map} aria-label="Map">
      <MapCanvas
        boundary={{
          fallback: <MapLoading>{mapCopy.loading}</MapLoading>,
          onFail: () => setCodeMissing(true),
        }}
        key={attempt}
        {...map}
        onMove={setVisibleArea}
        onRetry={() => setAttempt(attempt + 1)}
      >
        {infoWindow}
      </MapCanvas>
      {visibleArea !== null && (
        <Button
          className={styles.here}
          variant="paper"
          size="small"
          onClick={() => {
            onSearchArea(visibleArea);
            setVisibleArea(null);
          }}
        >
          <Glyph name="search" />
          {mapCopy.searchArea}
        </Button>
      )}
      <MapLegend copy={legend} className={styles.legend} />
    </section>
  );
}
