import { founder } from '#content/voices.ts';
import { FounderStory } from '#parts/FounderStory.tsx';
import { site } from '#site';
import { Benefits } from './Benefits.tsx';
import { Coming } from './Coming.tsx';
import { Evening } from './Evening.tsx';
import { Familiar } from './Familiar.tsx';
import { HomeHero } from './HomeHero.tsx';
import { Letters } from './Letters.tsx';
import { WinterBanner } from './WinterBanner.tsx';

/** Home (spec 2): from morning on the poster to the fire at the end. */
export function HomePage() {
  return (
    <>
      <WinterBanner />
      <HomeHero />
      <Benefits />
      <Familiar />
      <Coming />
      <Letters />
      <FounderStory {...founder} story={founder.story(site.brand)} />
      <Evening />
    </>
  );
}
