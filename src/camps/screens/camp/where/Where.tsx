import type { Camp } from '#camps/rules/camp/camp.ts';
import { directionsUrl, hasAddress, mapsUrl, fullAddress } from '#camps/rules/place/address.ts';
import { campCopy } from '#camps/words/camp/camp.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useAfterHydration } from '#ui/useAfterHydration.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './Where.module.css';

// A drawing with the land in it: not for the first paint.
const MiniMap = lazyPart(async () => (await import('./MiniMap.tsx')).MiniMap);

/** The location: a drawn map that needs no network, the address, and directions. */
export function Where({ camp }: { camp: Camp }) {
  const hydrated = useAfterHydration();
  const { where } = campCopy;
  const { street, city, state, zip } = fullAddress(camp);
  const maps = mapsUrl(camp);
  const directions = directionsUrl(camp);
  const town = [city, `${state} ${zip}`.trim()].filter((part) => part !== '').join(', ');
  return (
    <section aria-labelledby="camp-where" className="stack gap-90 h2-title-3">
      <h2 id="camp-where">{where.heading}</h2>
      <div className={styles.box}>
        {maps !== null && (
          <div className={styles.map}>{hydrated && <MiniMap camp={camp} copy={where} />}</div>
        )}
        <div className={styles.address}>
          {maps === null || !hasAddress(camp) ? (
            <>
              <p className={styles.unknown}>Location TBD</p>
              <p>{where.noPlace}</p>
            </>
          ) : (
            <address className="leading-140 anywhere">
              <a className="block" href={maps} target="_blank" rel="noopener noreferrer">
                {street !== '' && <b className="block">{street}</b>}
                <span className="block">{town}</span>
                <VisuallyHidden>, opens a map in a new tab</VisuallyHidden>
              </a>
            </address>
          )}
          {directions !== null && (
            <Button className="no-print" variant="teal" size="small" href={directions} external>
              {where.directions}
              <Glyph name="ext" />
              <VisuallyHidden>{` to ${camp.providerName}, opens a map in a new tab`}</VisuallyHidden>
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
