import type { AlsoIn as Link } from '#camps/rules/list/listFacts.ts';
import { Patch } from '#ui/pictures/Patch.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { CampLink } from '../CampLink.tsx';
import styles from './AlsoIn.module.css';

type AlsoInProps = { links: readonly Link[]; name: string };

/** The other breaks in which a provider has a camp, each a link to that camp. */
export function AlsoIn({ links, name }: AlsoInProps) {
  return (
    <span className={styles.also}>
      Also in
      {links.map(({ id, breakName }) => (
        <CampLink key={id} campId={id} className={styles.chip}>
          <Patch id={`s-${breakName}`} size="small" />
          {breakName}
          <VisuallyHidden>{` break: ${name}`}</VisuallyHidden>
        </CampLink>
      ))}
    </span>
  );
}
