import { EmptyScene } from '#scenes/EmptyScene.tsx';
import { pagePicture } from '#scenes/pagePicture.ts';
import { site } from '#site';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { SidePage } from '#ui/layout/SidePage.tsx';
import { DayNightPicture } from '#ui/pictures/DayNightPicture.tsx';
import { comingSoonName, type ComingSoonSlug } from './comingSoon.ts';

// Not in comingSoon.ts, which every page loads for its menus.
const promises: Readonly<Record<ComingSoonSlug, string>> = {
  'list-your-camp':
    'You’ll tell us about your camp here, and we’ll review it in 2–3 business days.',
  login: 'You’ll sign in here and see your plan on every device.',
  'reset-password': 'You’ll set a new password here.',
  'my-camps': 'You’ll see your whole family’s camps on one calendar.',
  matches: 'You’ll see camps that fit each child and your days.',
  profile: 'You’ll add your family’s details here.',
  settings: 'You’ll choose your reminders and emails here.',
};

/** A page that is linked already and not built yet: it says so instead of answering 404. */
export function ComingSoonPage({ slug }: { slug: ComingSoonSlug }) {
  const isForProviders = slug === 'list-your-camp';
  return (
    <SidePage
      drawing={isForProviders ? <NoticeBoard /> : <EmptyScene />}
      wide={isForProviders}
      title={comingSoonName(slug)}
      text={`We’re still building this one. ${promises[slug]}`}
    >
      {isForProviders ? (
        <Button variant="main" href={`mailto:${site.email}?subject=List%20my%20camp`}>
          Email us your camp
        </Button>
      ) : (
        <ButtonLink variant="main" to="/browse/fall-break">
          See fall break camps
        </ButtonLink>
      )}
    </SidePage>
  );
}

/** Somebody is still painting it. */
function NoticeBoard() {
  return (
    <DayNightPicture
      {...pagePicture('list-your-camp')}
      sizes="min(100vw - 2rem, 42rem)"
      alt=""
      isFirst
    />
  );
}
