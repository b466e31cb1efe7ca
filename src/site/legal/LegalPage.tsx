import { legalUpdated, type LegalText } from '#site/words/legalText.ts';
import { Wrap } from '#ui/layout/Wrap.tsx';
import styles from './LegalPage.module.css';

/** Privacy and Terms: one calm column, a list of its parts on top. */
export function LegalPage({ text: { title, lead, sections } }: { text: LegalText }) {
  return (
    <Wrap className={styles.page}>
      <header>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.date}>
          Last updated <time dateTime={legalUpdated.iso}>{legalUpdated.text}</time>
        </p>
      </header>
      <nav className={styles.parts} aria-label="On this page">
        <ul>
          {sections.map(({ slug, heading }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.text}>
        {sections.map(({ slug, heading, text, list }) => (
          <section key={slug} id={slug} aria-labelledby={`${slug}-title`}>
            <h2 id={`${slug}-title`}>{heading}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list !== undefined && (
              <ul>
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
