import { EmptyScene } from '#scenes/EmptyScene.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { SidePage } from '#ui/layout/SidePage.tsx';

/** A page that is linked already and not built yet: it says so instead of answering 404. */
export function ComingSoonPage({ name }: { name: string }) {
  return (
    <SidePage
      drawing={<EmptyScene />}
      title={name}
      text="This page is on its way. The trail is marked, the boards are still being painted."
    >
      <ButtonLink variant="main" to="/browse/fall-break">
        See fall break camps
      </ButtonLink>
    </SidePage>
  );
}
