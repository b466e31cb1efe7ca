import type { ReactNode } from 'react';
import { useDirectory } from '#data/directory/useDirectory.ts';
import { useNotes, useSavedCamps } from '#data/family/useFamily.ts';
import { withCompared } from '#domain/camp/compare.ts';
import { comparedIds } from '#domain/camp/compared.ts';
import { knownCamp } from '#domain/camp/knownCamp.ts';
import { savedCopy } from '#content/saved.ts';
import { EmptyScene } from '#scenes/EmptyScene.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { CompareBar } from './CompareBar.tsx';
import type { FavoritesPageProps } from './FavoritesPage.tsx';
import styles from './FavoritesPage.module.css';
import { SavedRow } from './SavedRow.tsx';
import { useSavedList } from './useSavedList.ts';

type FavoritesListProps = FavoritesPageProps & { skeleton: ReactNode };

export function FavoritesList({ compared, onCompared, skeleton }: FavoritesListProps) {
  const saved = useSavedCamps();
  const notes = useNotes();
  const state = useDirectory();
  const { rows, remove, undo } = useSavedList(saved);
  if (saved === null || notes === null || state.status === 'opening') return skeleton;
  if (rows.length === 0) return <Empty />;
  const directory = state.status === 'ready' ? state.directory : null;
  const ticked = comparedIds(compared.camps).filter((id) =>
    saved.some(({ campId }) => campId === id),
  );
  return (
    <>
      <ul className={styles.list}>
        {rows.map(({ camp, isRemoved }) => (
          <li key={camp.campId}>
            <SavedRow
              saved={camp}
              known={directory && knownCamp(directory, camp.campId)}
              isRemoved={isRemoved}
              note={notes.find(({ campId }) => campId === camp.campId)?.text ?? ''}
              isTicked={ticked.includes(camp.campId)}
              onTick={(isIn) => onCompared(withCompared(compared, camp.campId, isIn))}
              onRemove={() => remove(camp)}
              onUndo={() => undo(camp)}
            />
          </li>
        ))}
      </ul>
      <CompareBar compared={{ ...compared, camps: ticked.join(',') }} count={ticked.length} />
    </>
  );
}

function Empty() {
  const { heading, text, action, to } = savedCopy.empty;
  return (
    <div className={styles.empty}>
      <EmptyScene className={styles.drawing} />
      <h2>{heading}</h2>
      <p>{text}</p>
      <ButtonLink variant="main" to={to}>
        {action}
      </ButtonLink>
    </div>
  );
}
