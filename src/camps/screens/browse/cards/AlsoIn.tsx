import type { ListingInBreak } from '#camps/rules/list/byProvider.ts';
import { breakNames } from '#camps/words/breaks/all.ts';
import { Patch } from '#ui/pictures/Patch.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { CampLink } from '../../parts/CampLink.tsx';

type AlsoInProps = { links: readonly ListingInBreak[]; name: string };

/** The other breaks in which a provider has a camp, each a link to it that lies over the link of a whole row. */
export function AlsoIn({ links, name }: AlsoInProps) {
  return (
    <div className="cluster middle gap-60 soft small weight-700">
      Also
      {links.map(({ id, breakName }) => (
        <CampLink key={id} campId={id} className="row relative middle gap-25 tap weight-800">
          <Patch id={`s-${breakName}`} size="small" />
          {breakNames[breakName]}
          <VisuallyHidden>{` break: ${name}`}</VisuallyHidden>
        </CampLink>
      ))}
    </div>
  );
}
