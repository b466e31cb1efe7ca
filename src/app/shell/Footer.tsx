import { useSyncExternalStore } from 'react';
import { useApp } from '#base/useApp.ts';
import { site } from '#base/site.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Glyph, type GlyphName } from '#ui/pictures/Glyph.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { Brand } from './menu/Brand.tsx';
import styles from './Footer.module.css';
import { footerColumns } from './menu/siteMap.ts';

const signs: Record<(typeof site.social)[number]['network'], GlyphName> = {
  Facebook: 'fb',
  Instagram: 'ig',
  LinkedIn: 'li',
};

const never = () => () => undefined;

/** The prerendered page does not know in which year it will be read; the browser adds it, and draws nothing else again. */
function Year() {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => null,
  );
}

export function Footer() {
  const { consent } = useApp();
  return (
    <footer className={styles.footer}>
      <Wrap>
        <div className={styles.columns}>
          <div className={styles.self}>
            <Brand className={styles.brand} />
            <p className="on-pine-soft">
              Camps for every school break, from Alpharetta to Peachtree City.
            </p>
            <p>
              <a className="gap-75 anywhere" href={`mailto:${site.email}`}>
                <Glyph name="mail" />
                {site.email}
              </a>
            </p>
            <ul className={styles.social}>
              {site.social.map(({ network, url }) => (
                <li key={network}>
                  <a
                    href={url}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={`${site.brand} on ${network}`}
                  >
                    <Glyph name={signs[network]} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {footerColumns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ name, link }) => (
                  <li key={name}>
                    <AppLink {...link}>{name}</AppLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.fine}>
          <span>
            © <Year /> {site.brand}
          </span>
          <span>Made in Atlanta, between pick-ups.</span>
          {site.analyticsId !== null && (
            <button type="button" className={styles.choices} onClick={() => consent.answer('open')}>
              Change cookie choice
            </button>
          )}
        </div>
      </Wrap>
    </footer>
  );
}
