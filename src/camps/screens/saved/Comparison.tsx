import { type ReactNode, useState } from 'react';
import { useDirectory } from '#camps/store/directory/useDirectory.ts';
import { useSeasons, useToday } from '#camps/store/directory/useSeasons.ts';
import { useNotes, useSavedCamps } from '#camps/store/saved/useFamily.ts';
import {
  type Compared,
  comparedIds,
  MOST_COMPARED,
  FEWEST_COMPARED,
  withCompared,
} from '#camps/rules/camp/compared.ts';
import { knownCamp } from '#camps/rules/camp/knownCamp.ts';
import { filterOrigin } from '#camps/rules/list/near.ts';
import { breakToPlan } from '#camps/rules/season/currentSeason.ts';
import { compareCopy } from '#camps/words/compare.ts';
import { listingState } from '#camps/words/camp/camp.ts';
import { useKnownFamily } from '#camps/store/useKnownFamily.ts';
import { useGazetteer } from '#camps/store/useGazetteer.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Chip } from '#ui/fields/Chip.tsx';
import { focusHeading } from '#ui/focusHeading.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { TwoTentsScene } from '#ui/scenes/TwoTentsScene.tsx';
import { useStableFocus } from '#ui/useStableFocus.ts';
import styles from './ComparePage.module.css';
import { type Column, CompareTable } from './CompareTable.tsx';
import { NearField } from './NearField.tsx';

export type ComparePageProps = { compared: Compared; onCompared: (next: Compared) => void };

type ComparisonProps = ComparePageProps & { skeleton: ReactNode };

export function Comparison({ compared, onCompared, skeleton }: ComparisonProps) {
  const state = useDirectory();
  // Camps can be compared without this phone's saved data.
  const notes = useNotes(null);
  const saved = useSavedCamps(null);
  const { zip } = useKnownFamily();
  const [isDropped, setDropped] = useState(false);
  // The address comes first. The family's own ZIP is never written to it: the address is there to be shared.
  const own = compared.near === '' && !isDropped ? zip : '';
  const from = compared.near || own;
  const picksFocus = useStableFocus();
  const { gazetteer, failed } = useGazetteer(from !== '');
  const ids = comparedIds(compared.camps);
  if (state.status === 'opening') return skeleton;

  const directory = state.status === 'ready' ? state.directory : null;
  const near = filterOrigin({ near: from }, gazetteer);
  const isUnknown = gazetteer !== null && near === null;
  const columns = ids.map((id): Column => ({
    id,
    known: directory && knownCamp(directory, id),
    name: saved?.find(({ campId }) => campId === id)?.name ?? null,
    note: notes?.find(({ campId }) => campId === id)?.text ?? '',
  }));
  const more = (saved ?? []).filter(
    ({ campId }) => !ids.includes(campId) && directory && knownCamp(directory, campId) !== null,
  );
  const put = (id: string, isIn: boolean) => onCompared(withCompared(compared, id, isIn));
  const pick = (id: string) => {
    put(id, true);
    // The last chip goes with its section.
    if (more.length === 1 || ids.length === MOST_COMPARED - 1) focusHeading();
  };
  return (
    <>
      {ids.length > 0 && (
        <>
          <div className={styles.tools}>
            {own === '' || failed || isUnknown ? (
              <NearField
                near={compared.near}
                isUnknown={isUnknown}
                failed={failed}
                isFocused={isDropped}
                onNear={(typed) => onCompared({ ...compared, near: typed })}
              />
            ) : (
              <Chip
                glyph="pin"
                onRemove={() => setDropped(true)}
                removeLabel={compareCopy.dropOwn(own)}
              >
                {compareCopy.ownNear(own)}
              </Chip>
            )}
            <Button variant="line" size="small" onClick={() => window.print()}>
              <Glyph name="print" />
              {compareCopy.print}
            </Button>
          </div>
          <CompareTable
            columns={columns}
            unknown={directory === null ? listingState.notYet : listingState.gone}
            near={near}
            onRemove={(id) => put(id, false)}
          />
        </>
      )}
      {(ids.length === 0 || (ids.length < FEWEST_COMPARED && more.length === 0)) && (
        <TooFew
          isEmpty={ids.length === 0}
          canPick={more.length > 0}
          hasFavorites={saved !== null && saved.length > 0}
        />
      )}
      {ids.length < MOST_COMPARED && more.length > 0 && (
        <section className={styles.more} aria-labelledby="compare-more" {...picksFocus}>
          <h2 id="compare-more">{compareCopy.add}</h2>
          <div className="cluster gap-50 mt-60">
            {more.map(({ campId, name }) => (
              <Chip key={campId} glyph="plus" onClick={() => pick(campId)}>
                {(directory && knownCamp(directory, campId))?.camp.providerName ?? name}
              </Chip>
            ))}
          </div>
        </section>
      )}
    </>
  );
}

type TooFewProps = { isEmpty: boolean; canPick: boolean; hasFavorites: boolean };

/** A family with favorites picks among them, here where they can be shown; others begin with the camps of the next break. */
function TooFew({ isEmpty, canPick, hasFavorites }: TooFewProps) {
  const { heading, text, pick, action, browse } = compareCopy.few;
  const plan = breakToPlan(useSeasons(), useToday());
  return (
    <div className={styles.few}>
      {isEmpty && <TwoTentsScene className={styles.scene} />}
      <h2>{heading}</h2>
      <p>{canPick ? pick : text}</p>
      {!canPick && (
        <ButtonLink
          variant="main"
          to={hasFavorites ? compareCopy.backTo : (`/browse/${plan}-break` as const)}
        >
          {hasFavorites ? action : browse}
        </ButtonLink>
      )}
    </div>
  );
}
