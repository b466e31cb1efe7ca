import { type ReactNode, useState } from 'react';
import { useDirectory } from '#camps/store/directory/useDirectory.ts';
import { useSeasons, useToday } from '#camps/store/directory/useSeasons.ts';
import { useSavedCamps } from '#camps/store/saved/useFamily.ts';
import { useChangedCamps } from '#camps/store/saved/useChangedCamps.ts';
import { useFamilyFits } from '#camps/store/saved/useFamilyFits.ts';
import { useNoteBook } from '#camps/store/saved/useNoteBook.ts';
import { type Compared, comparedIds, withCompared } from '#camps/rules/camp/compared.ts';
import { knownCamp } from '#camps/rules/camp/knownCamp.ts';
import { activityPatches } from '#camps/rules/camp/activityPatches.ts';
import { breakToPlan } from '#camps/rules/season/currentSeason.ts';
import { listingState } from '#camps/words/camp/camp.ts';
import { savedCopy } from '#camps/words/saved.ts';
import { themeActivities } from '../parts/themeActivities.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { CompareBar } from './CompareBar.tsx';
import styles from './FavoritesPage.module.css';
import { Sash } from './Sash.tsx';
import { SavedRow } from './SavedRow.tsx';
import type { SavedCamp } from '#camps/store/saved/familyRows.ts';
import { useApp } from '#base/useApp.ts';
import type { PlanThisCampSlot } from '../parts/PlanThisCampSlot.ts';
import { useSaves } from '#camps/store/saved/useSaves.ts';
import { saveToasts } from '../parts/saveToasts.ts';

export type FavoritesPageProps = {
  /** What is ticked, as the address bar has it. */
  compared: Compared;
  onCompared: (next: Compared) => void;
  PlanThisCamp: PlanThisCampSlot;
};

type FavoritesListProps = FavoritesPageProps & { skeleton: ReactNode };

export function FavoritesList({
  compared,
  onCompared,
  PlanThisCamp,
  skeleton,
}: FavoritesListProps) {
  const saved = useSavedCamps();
  const noteOf = useNoteBook();
  const changed = useChangedCamps();
  const fits = useFamilyFits();
  const state = useDirectory();
  const { scheduled, onSchedule } = useSaves(saveToasts);
  const { rows, remove, undo } = useSavedList(saved);
  if (saved === null || noteOf === null || state.status === 'opening') return skeleton;
  if (rows.length === 0) return <Empty />;
  const directory = state.status === 'ready' ? state.directory : null;
  // The first saved is the first sewn on.
  const patches = activityPatches(
    saved.toReversed().map(({ campId }) => {
      const known = directory && knownCamp(directory, campId);
      return known === null ? [] : themeActivities(known.camp.theme);
    }),
  );
  const ticked = comparedIds(compared.camps).filter((id) =>
    saved.some(({ campId }) => campId === id),
  );
  return (
    <>
      <Sash patches={patches} />
      <ul className={styles.list}>
        {rows.map(({ camp, isRemoved }) => (
          <li className="min-0 container" key={camp.campId}>
            <SavedRow
              saved={camp}
              known={directory && knownCamp(directory, camp.campId)}
              unknown={directory === null ? listingState.notYet : listingState.gone}
              isRemoved={isRemoved}
              isChanged={changed.has(camp.campId)}
              fit={fits.get(camp.campId) ?? null}
              isPlanned={scheduled.has(camp.campId)}
              onPlan={onSchedule}
              PlanThisCamp={PlanThisCamp}
              note={noteOf(camp.campId)}
              isTicked={ticked.includes(camp.campId)}
              onTick={(isIn) => onCompared(withCompared(compared, camp.campId, isIn))}
              onRemove={() => remove(camp)}
              onUndo={() => undo(camp)}
            />
          </li>
        ))}
      </ul>
      {ticked.length > 0 && (
        <CompareBar compared={{ ...compared, camps: ticked.join(',') }} count={ticked.length} />
      )}
    </>
  );
}

function Empty() {
  const { heading, text, action } = savedCopy.empty;
  const plan = breakToPlan(useSeasons(), useToday());
  return (
    <>
      <Sash patches={[]} />
      <div className={styles.empty}>
        <h2>{heading}</h2>
        <p>{text}</p>
        <ButtonLink variant="main" to={`/browse/${plan}-break`}>
          {action}
        </ButtonLink>
      </div>
    </>
  );
}

/** The saved camps, and at their old positions those removed since the page was opened. */
function useSavedList(saved: readonly SavedCamp[] | null) {
  const { family } = useApp();
  const [removed, setRemoved] = useState<readonly SavedCamp[]>([]);
  const isSaved = (campId: string) => saved?.some((camp) => camp.campId === campId) === true;
  const rows = [
    ...(saved ?? []).map((camp) => ({ camp, isRemoved: false })),
    ...removed.filter(({ campId }) => !isSaved(campId)).map((camp) => ({ camp, isRemoved: true })),
  ].toSorted((a, b) => b.camp.savedAt - a.camp.savedAt);

  const setFavorite = async (camp: SavedCamp, isFavorite: boolean) => {
    const providerName = camp.name ?? listingState.unnamed;
    try {
      const named = camp.name === undefined ? camp.campId : { id: camp.campId, providerName };
      await (await family()).setFavorite(named, isFavorite, camp.savedAt);
    } catch (error) {
      saveToasts.onError({ providerName }, error);
    }
  };
  return {
    rows,
    remove: (camp: SavedCamp) => {
      setRemoved([...removed.filter(({ campId }) => campId !== camp.campId), camp]);
      void setFavorite(camp, false);
    },
    undo: (camp: SavedCamp) => void setFavorite(camp, true),
  };
}
