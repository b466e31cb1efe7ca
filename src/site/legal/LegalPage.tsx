import { legalUpdated, type LegalText } from '#site/words/legalText.ts';
import { Wrap } from '#ui/layout/Wrap.tsx';
import styles from './LegalPage.module.css';

/** Privacy and Terms: one calm column, a list of its parts on top. */
export function LegalPage({ text: { title, lead, sections } }: { text: LegalText }) {
  return (
    <Wrap className={styles.page}>
      <header className="stack gap-90">
        <h1>{title}</h1>
        <p className="no-max soft lead leading-150">{lead}</p>
        <p className="small weight-700">
          Last updated <time dateTime={legalUpdated.iso}>{legalUpdated.text}</time>
        </p>
      </header>
      <nav className={styles.parts} aria-label="On this page">
        <ul>
          {sections.map(({ slug, heading }) => (
            <li key={slug}>
              <a className="row middle tap weight-700 leading-130" href={`#${slug}`}>
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.text}>
        {sections.map(({ slug, heading, text, list }) => (
          <section key={slug} className="stack gap-80" id={slug} aria-labelledby={`${slug}-title`}>
            <h2 id={`${slug}-title`}>{heading}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list !== undefined && (
              <ul className="stack gap-60">
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </Wrap>
  );
}
