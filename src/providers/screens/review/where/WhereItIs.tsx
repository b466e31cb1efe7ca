import { useId, useState } from 'react';
import { hasWebGl, useGazetteer, useMapKey } from '#camps/camps.ts';
import { reviewCopy } from '#providers/words/review.ts';
import { addressLine, mapsUrl } from '#camps/rules/place/address.ts';
import { isWithin } from '#camps/rules/place/area.ts';
import type { Point } from '#camps/rules/place/distance.ts';
import { mapArea } from '#camps/rules/place/mapCamp.ts';
import type { Place, ReviewItem } from '#providers/rules/review/reviewItem.ts';
import {
  submittedAddress,
  knownPlace,
  milesOutsideCoverage,
} from '#providers/rules/review/knownPlace.ts';
import type { Submission } from '#providers/rules/submission/submission.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { Coordinates } from './Coordinates.tsx';
import styles from './WhereItIs.module.css';

const PinMap = lazyPart(async () => (await import('./PinMap.tsx')).PinMap);

const copy = reviewCopy.where;

type WhereItIsProps = {
  item: ReviewItem;
  /** The fields with the corrections applied. */
  fields: Submission;
  /** The reviewer's position; null means the known one. */
  place: Place | null;
  onPlace: (place: Place | null) => void;
};

/** Its point on the map: from the address, or as the reviewer sets it. */
export function WhereItIs({ item, fields, place, onPlace }: WhereItIsProps) {
  const { gazetteer } = useGazetteer(true);
  const map = useMapKey();
  const [canDraw] = useState(hasWebGl);
  const [isCodeMissing, setCodeMissing] = useState(false);
  const id = useId();
  const known = knownPlace(item, fields, gazetteer, place);
  const zip = knownPlace({ camps: [] }, fields, gazetteer, null);
  const milesOutside = milesOutsideCoverage(known.at);
  const hasMap = canDraw && !isCodeMissing && !(map.status === 'known' && !map.hasKey);
  const line = addressLine(submittedAddress(fields));
  const search = mapsUrl(submittedAddress(fields));
  const setPoint = (to: Point) => {
    if (isWithin(to, mapArea)) onPlace({ kind: 'exact', ...to });
  };
  return (
    <Panel title={copy.title} action={<span className={styles.tag}>{copy.tags[known.from]}</span>}>
      {hasMap && known.at !== null && (
        <PinMap
          boundary={{
            fallback: <div className={styles.loading} />,
            onFail: () => setCodeMissing(true),
          }}
          at={known.at}
          onMove={setPoint}
        />
      )}
      <p className="soft small leading-145 anywhere">
        {search === null ? (
          <span>{line}</span>
        ) : (
          <a href={search} target="_blank" rel="noopener noreferrer">
            {line}
          </a>
        )}
        <span>{`. ${hasMap && known.at !== null ? copy.hint : copy.noMap}`}</span>{' '}
        {place === null && known.from !== 'listed' && <span>{copy.lookedUp}</span>}
      </p>
      {milesOutside !== null && (
        <Alert tone="warn" title={copy.outside(milesOutside)}>
          {copy.outsideHint}
        </Alert>
      )}
      {known.from === 'nowhere' && gazetteer !== null && (
        <p className="soft small leading-145 anywhere">{copy.notFound}</p>
      )}
      <output className={styles.moved}>
        {known.at !== null &&
          place?.kind === 'exact' &&
          copy.moved(degrees(known.at.latitude), degrees(known.at.longitude))}
      </output>
      <div className="cluster gap-40">
        <Button variant="line" size="small" onClick={() => onPlace(null)}>
          <Glyph name="target" />
          {copy.again}
        </Button>
        {zip.at !== null && zip.from === 'zip' && (
          <Button
            variant="quiet"
            size="small"
            aria-pressed={place?.kind === 'zip'}
            onClick={() => zip.at && onPlace({ kind: 'zip', ...zip.at })}
          >
            {copy.zipOnly}
          </Button>
        )}
      </div>
      <details className={styles.details} open={!hasMap || undefined}>
        <summary id={id}>{copy.coordinates}</summary>
        <Coordinates key={JSON.stringify(known.at)} at={known.at} onSet={setPoint} />
      </details>
    </Panel>
  );
}

const degrees = (value: number) => value.toFixed(5);
