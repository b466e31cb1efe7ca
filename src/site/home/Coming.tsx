import { PatchList } from '#camps/camps.ts';
import { home } from '#site/words/home.ts';
import { SectionHead } from '#ui/layout/SectionHead.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';

/** Six features that are planned, each as a patch still to be sewn on. */
export function Coming() {
  const { heading, lead, list } = home.coming;
  return (
    <section className="section-pad" aria-labelledby="coming-title">
      <Wrap>
        <SectionHead id="coming-title" title={heading}>
          <p>{lead}</p>
        </SectionHead>
        <PatchList items={list} />
      </Wrap>
    </section>
  );
}
