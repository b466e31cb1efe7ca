import { CallToAction, Poster } from '#camps/camps.ts';
import { contact } from '#site/words/contact.ts';
import { site } from '#base/site.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph, type GlyphName } from '#ui/pictures/Glyph.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import styles from './ContactPage.module.css';

const signs: Record<(typeof site.social)[number]['network'], GlyphName> = {
  Facebook: 'fb',
  Instagram: 'ig',
  LinkedIn: 'li',
};

/** Contact. No form, because an e-mail leaves a copy with its sender. */
export function ContactPage() {
  const { title, lead, mail, social, providers } = contact;
  return (
    <>
      <Poster picture="contact" title={title} lead={lead} />
      <Wrap className={styles.page}>
        <div className={styles.ways}>
          <section className="stack packed items-start gap-80" aria-labelledby="mail-title">
            <h2 id="mail-title">{mail.heading}</h2>
            <p>{mail.text}</p>
            <a className={styles.mail} href={`mailto:${site.email}`}>
              <Glyph name="mail" />
              {site.email}
            </a>
          </section>
          <section className="stack packed items-start gap-80" aria-labelledby="social-title">
            <h2 id="social-title">{social.heading}</h2>
            <p>{social.text}</p>
            <ul className="cluster gap-75">
              {site.social.map(({ network, url }) => (
                <li key={network}>
                  <Button variant="line" size="small" href={url} external>
                    <Glyph name={signs[network]} />
                    {network}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <CallToAction {...providers} variant="gray" />
      </Wrap>
    </>
  );
}
