import { useNotes, useSavedCamps } from '#camps/store/saved/useFamily.ts';
import { goneCopy } from '#camps/words/camp/missing.ts';
import { EmptyScene } from '#ui/scenes/EmptyScene.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { SidePage } from '#ui/layout/SidePage.tsx';

/** A camp that does not exist, or no longer. Its name is known where it was saved. */
export function GoneCamp({ campId }: { campId: string }) {
  const name = useSavedCamps(null)?.find((saved) => saved.campId === campId)?.name;
  const hasNote = useNotes(null)?.some((note) => note.campId === campId) === true;
  return (
    <SidePage
      drawing={<EmptyScene />}
      title={goneCopy.heading}
      text={name === undefined ? goneCopy.text : goneCopy.named(name)}
    >
      <ButtonLink variant="main" to="/browse">
        {goneCopy.browse}
      </ButtonLink>
      {(name !== undefined || hasNote) && (
        <ButtonLink variant="line" to="/favorites">
          {goneCopy.favorites}
        </ButtonLink>
      )}
    </SidePage>
  );
}
