import { founder } from '#site/words/voices.ts';
import { FounderStory } from '../parts/FounderStory.tsx';
import { site } from '#base/site.ts';
import { Benefits } from './Benefits.tsx';
import { Coming } from './Coming.tsx';
import { Evening } from './Evening.tsx';
import { Familiar } from './Familiar.tsx';
import { HomeHero } from './HomeHero.tsx';
import { Testimonials } from './Testimonials.tsx';
import { WinterBanner } from './WinterBanner.tsx';

/** Home: from morning on the poster to the fire at the end. */
export function HomePage() {
  return (
    <>
      <WinterBanner />
      <HomeHero />
      <Benefits />
      <Familiar />
      <Coming />
      <Testimonials />
      <FounderStory {...founder} story={founder.story(site.brand)} />
      <Evening />
    </>
  );
}
