import { useDirectory } from '#data/directory/react.ts';
import { useNotes } from '#data/family/useNotes.ts';
import { withCompared } from '#domain/camp/compare.ts';
import { type Compared, comparedIds } from '#domain/camp/compared.ts';
import { knownCamp } from '#domain/camp/knownCamp.ts';
import { savedWords } from '#content/saved.ts';
import { EmptyScene } from '#scenes/EmptyScene.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import { CompareBar } from './CompareBar.tsx';
import styles from './FavoritesPage.module.css';
import { SavedRow } from './SavedRow.tsx';
import { useSavedList } from './useSavedList.ts';

type FavoritesPageProps = {
  /** What is ticked, as the address bar has it. */
  compared: Compared;
  onCompared: (next: Compared) => void;
};

/** The family's list: hearts, notes, and the way to see some side by side. */
export function FavoritesPage({ compared, onCompared }: FavoritesPageProps) {
  const list = useSavedList();
  const notes = useNotes();
  const phone = useDirectory();
  const { heading, lead } = savedWords;
  const isReady = list.saved !== null && notes !== null && phone.status !== 'opening';
  const directory = phone.status === 'ready' ? phone.directory : null;
  const ticked = comparedIds(compared.camps).filter((id) =>
    list.saved?.some(({ campId }) => campId === id),
  );
  return (
    <Wrap className={styles.page}>
      <h1>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      {isReady ? content() : <Waiting />}
    </Wrap>
  );

  function content() {
    if (list.rows.length === 0) return <Empty />;
    return (
      <>
        <ul className={styles.list}>
          {list.rows.map(({ saved, isRemoved }) => (
            <li key={saved.campId}>
              <SavedRow
                saved={saved}
                known={directory && knownCamp(directory, saved.campId)}
                isRemoved={isRemoved}
                note={notes?.get(saved.campId) ?? ''}
                isTicked={ticked.includes(saved.campId)}
                onTick={(isIn) => onCompared(withCompared(compared, saved.campId, isIn))}
                onRemove={() => list.remove(saved)}
                onUndo={() => list.undo(saved)}
              />
            </li>
          ))}
        </ul>
        <CompareBar compared={{ ...compared, camps: ticked.join(',') }} count={ticked.length} />
      </>
    );
  }
}

function Empty() {
  const { heading, text, action, to } = savedWords.empty;
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

function Waiting() {
  return (
    <ul className={styles.list} aria-busy="true" aria-label={savedWords.waiting}>
      {['a', 'b'].map((bone) => (
        <li key={bone}>
          <Skeleton className={styles.bone} />
        </li>
      ))}
    </ul>
  );
}
