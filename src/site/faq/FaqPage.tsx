import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CallToAction } from '#camps/camps.ts';
import { faq } from '#site/words/faq.ts';
import { pagePicture } from '#ui/scenes/pagePicture.ts';
import { site } from '#base/site.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { DayNightPicture } from '#ui/pictures/DayNightPicture.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import styles from './FaqPage.module.css';

/**
 * Six questions, one open at a time, the first one to begin with. Details of one name close each other in the browser
 * itself, so this works by keyboard and without scripts; only opening /faq#slug needs a hand.
 */
export function FaqPage() {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    const question = hash === '' ? null : document.getElementById(hash);
    if (!(question instanceof HTMLDetailsElement)) return;
    question.open = true;
    question.scrollIntoView({ block: 'start' });
  }, [hash]);
  return (
    <>
      <Wrap className={styles.faq}>
        <div className={styles.side}>
          <h1>{faq.title}</h1>
          <p className="soft lead leading-150">{faq.lead}</p>
          <p className="row middle gap-60 weight-700 anywhere icons-teal">
            <Glyph name="mail" />
            <a className="row-inline middle tap" href={`mailto:${site.email}`}>
              {site.email}
            </a>
          </p>
          <DayNightPicture
            {...pagePicture('faq')}
            className={styles.art}
            sizes="(width < 60rem) min(100vw, 36rem), 28rem"
            alt=""
          />
        </div>
        <div>
          {faq.questions(site.brand).map(({ slug, question, answer, link }, at) => (
            <details key={slug} id={slug} name="faq" open={at === 0} className={styles.question}>
              <summary className="row middle spread gap-100 pointer round-m anywhere">
                {question}
                <Glyph name="chev" />
              </summary>
              <p className="soft">
                {answer}
                {link !== undefined && (
                  <>
                    {' '}
                    <AppLink to={link.to}>{link.text}</AppLink>
                  </>
                )}
              </p>
            </details>
          ))}
        </div>
      </Wrap>
      <Wrap className="section-pad">
        <CallToAction {...faq.closing} />
      </Wrap>
    </>
  );
}
