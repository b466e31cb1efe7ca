import { CallToAction, PatchList, Poster } from '#camps/camps.ts';
import { aboutCopy } from '#site/words/about.ts';
import { postPicture } from '#site/words/blog/pictures.ts';
import { founder } from '#site/words/voices.ts';
import { FounderStory } from '../parts/FounderStory.tsx';
import { site } from '#base/site.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { SectionHead } from '#ui/layout/SectionHead.tsx';
import { DayNightPicture } from '#ui/pictures/DayNightPicture.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';

/** About: the founders, what is different, and two links to go on. */
export function AboutPage() {
  const { poster, different, closing } = aboutCopy;
  return (
    <>
      <Poster picture="about" title={poster.title(site.brand)} lead={poster.lead}>
        <Button variant="main" href={site.waitlistUrl} external className="link-from-laptop">
          {poster.waitlist}
        </Button>
        <ButtonLink variant="paper" to={poster.providersTo}>
          {poster.providers}
        </ButtonLink>
      </Poster>
      <FounderStory
        {...founder}
        story={founder.story(site.brand)}
        picture={
          <DayNightPicture
            {...postPicture('sheet')}
            className="w-full round-l h-auto"
            sizes="(width < 56rem) 100vw, 36rem"
            alt=""
          />
        }
      />
      <section className="section-pad sunk" aria-labelledby="different-title">
        <Wrap>
          <SectionHead id="different-title" title={different.heading}>
            <p>{different.lead}</p>
          </SectionHead>
          <PatchList items={different.list} pairs />
        </Wrap>
      </section>
      <Wrap className="stack gap-125 section-pad">
        <CallToAction {...closing} />
      </Wrap>
    </>
  );
}
