import { useNotes, useSavedCamps } from '#data/family/useFamily.ts';
import { campWords } from '#content/camp.ts';
import { EmptyScene } from '#scenes/EmptyScene.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import styles from '#ui/SidePage.module.css';

/** No such camp, or not any more. A family that saved it sees its name. */
export function GoneCamp({ campId }: { campId: string }) {
  const { gone } = campWords;
  const name = useSavedCamps()?.find((saved) => saved.campId === campId)?.name;
  const hasNote = useNotes()?.some((note) => note.campId === campId) === true;
  return (
    <Wrap className={styles.page}>
      <EmptyScene className={styles.drawing} />
      <h1>{gone.heading}</h1>
      <p>{name === undefined ? gone.text : gone.named(name)}</p>
      <div className={styles.ways}>
        <ButtonLink variant="main" to="/browse">
          {gone.browse}
        </ButtonLink>
        {(name !== undefined || hasNote) && (
          <ButtonLink variant="line" to="/favorites">
            {gone.favorites}
          </ButtonLink>
        )}
      </div>
    </Wrap>
  );
}
