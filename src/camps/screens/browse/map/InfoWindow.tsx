import { useEffect, useId, useRef } from 'react';
import { mapCopy } from '#camps/words/map.ts';
import { ageLabel } from '#camps/rules/text/ageLabel.ts';
import { externalUrl } from '#base/http/externalUrl.ts';
import { hoursLabel } from '#camps/rules/text/hours.ts';
import { recordCampClick } from '#camps/store/recordCampClick.ts';
import { overCopy } from '#camps/words/over.ts';
import { isNotOpenYet } from '#camps/rules/season/isNotOpenYet.ts';
import { isOver } from '#camps/rules/camp/isOver.ts';
import type { MapCamp } from '#camps/rules/place/mapCamp.ts';
import { mapsUrl, fullAddress } from '#camps/rules/place/address.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { SeasonStart } from '../../parts/card/CampFacts.tsx';
import { CampLink } from '../../parts/CampLink.tsx';
import { SeatsMark } from '../../parts/card/SeatsMark.tsx';
import { CampPlate } from '../../parts/card/CampPlate.tsx';
import { PriceTag } from '../../parts/card/PriceTag.tsx';
import { SessionDates } from '../../parts/card/SessionDates.tsx';
import styles from './InfoWindow.module.css';

type InfoWindowProps = {
  mapCamp: MapCamp;
  season: SeasonStart;
  onClose: () => void;
};

/** The window about the selected camp, one at a time. It takes the focus when mounted: give each camp its own key. */
export function InfoWindow({ mapCamp, season, onClose }: InfoWindowProps) {
  const { camp, at, approximate } = mapCamp;
  const headingId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.focus({ preventScroll: true }), []);
  const website = externalUrl(camp.websiteUrl);
  const maps = mapsUrl(camp);
  const town = fullAddress(camp).city;
  const isFeatured = camp.listing !== 'basic';
  const over = isOver(camp, season);
  const isSold = !over && !isNotOpenYet(camp, season);
  const action = isFeatured && isSold ? 'Register Now' : overCopy.visit;
  return (
    <dialog
      ref={dialog}
      open
      className={styles.info}
      aria-labelledby={headingId}
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <div className={styles.head}>
        {isFeatured && (
          <div className={styles.logo}>
            <CampPlate camp={camp} />
          </div>
        )}
        <div>
          <h2 id={headingId} className={styles.name}>
            <CampLink campId={camp.id}>{camp.providerName}</CampLink>
          </h2>
          <p className="soft small leading-135">
            {town !== '' && <span>{`${town}, `}</span>}
            <span className="nowrap">{ageLabel(camp.ageMin, camp.ageMax).toLowerCase()}</span>
          </p>
        </div>
        <IconButton glyph="x" label="Close" className={styles.close} onClick={onClose} />
      </div>
      <p className="leading-140">
        <SessionDates camp={camp} season={season} />
        {isFeatured && (
          <>
            <br />
            <span>{hoursLabel(camp.hours)}</span>
          </>
        )}
      </p>
      <SeatsMark camp={camp} season={season} />
      {isFeatured && <PriceTag price={camp.price} />}
      {over && <p className="soft small leading-135">{overCopy.sentence}</p>}
      {(approximate || at === null) && (
        <p className="soft small leading-135">
          {at === null ? mapCopy.noLocation : mapCopy.approximate}
        </p>
      )}
      <div className="cluster gap-40">
        {website !== null && (
          <Button
            variant={!isSold ? 'line' : isFeatured ? 'main' : 'teal'}
            size="small"
            href={website}
            external
            aria-label={`${action}: ${camp.providerName}, opens in a new tab`}
            onClick={() => isSold && recordCampClick(camp)}
          >
            {action}
          </Button>
        )}
        {maps !== null && (
          <Button variant="quiet" size="small" href={maps} external>
            Directions
            <VisuallyHidden>{` to ${camp.providerName}, opens a map in a new tab`}</VisuallyHidden>
          </Button>
        )}
      </div>
    </dialog>
  );
}
