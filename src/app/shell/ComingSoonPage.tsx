import { EmptyScene } from '#ui/scenes/EmptyScene.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { SidePage } from '#ui/layout/SidePage.tsx';
import { comingSoonName, type ComingSoonSlug } from './comingSoon.ts';

// Not in comingSoon.ts, which every page loads for its menus.
const promises: Readonly<Record<ComingSoonSlug, string>> = {
  matches: 'You’ll see camps that fit each child and your days.',
};

/** Shown on a page that needs an account until the session is known. */
export const ComingSoonSkeleton = ({ slug }: { slug: ComingSoonSlug }) => (
  <SidePage
    drawing={<EmptyScene />}
    title={comingSoonName(slug)}
    text="One moment. We’re looking up who is signed in on this device."
  >
    {null}
  </SidePage>
);

/** A page that is linked but not built yet. It explains that instead of returning 404. */
export function ComingSoonPage({ slug }: { slug: ComingSoonSlug }) {
  return (
    <SidePage
      drawing={<EmptyScene />}
      title={comingSoonName(slug)}
      text={`We’re still building this one. ${promises[slug]}`}
    >
      <ButtonLink variant="main" to="/browse/fall-break">
        See fall break camps
      </ButtonLink>
    </SidePage>
  );
}
