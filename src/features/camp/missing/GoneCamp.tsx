import { useNotes, useSavedCamps } from '#data/family/useFamily.ts';
import { campCopy } from '#content/camp.ts';
import { EmptyScene } from '#scenes/EmptyScene.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { SidePage } from '#ui/layout/SidePage.tsx';

/** A camp that does not exist, or no longer. Its name is known where it was saved. */
export function GoneCamp({ campId }: { campId: string }) {
  const { gone } = campCopy;
  const name = useSavedCamps()?.find((saved) => saved.campId === campId)?.name;
  const hasNote = useNotes()?.some((note) => note.campId === campId) === true;
  return (
    <SidePage
      drawing={<EmptyScene />}
      title={gone.heading}
      text={name === undefined ? gone.text : gone.named(name)}
    >
      <ButtonLink variant="main" to="/browse">
        {gone.browse}
      </ButtonLink>
      {(name !== undefined || hasNote) && (
        <ButtonLink variant="line" to="/favorites">
          {gone.favorites}
        </ButtonLink>
      )}
    </SidePage>
  );
}
