import { home } from '#content/home.ts';
import { Patch } from '#ui/Patch.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import styles from './Coming.module.css';

/** Six features that are planned, each as a patch still to be sewn on. */
export function Coming() {
  const { heading, lead, list } = home.coming;
  return (
    <section className={styles.section} aria-labelledby="coming-title">
      <Wrap>
        <SectionHead id="coming-title" title={heading}>
          <p>{lead}</p>
        </SectionHead>
        <ul className={styles.list}>
          {list.map(({ patch, title, text }) => (
            <li key={patch}>
              <Patch id={`p-${patch}`} className={styles.patch} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
