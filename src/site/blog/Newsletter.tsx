import { blogCopy } from '#site/words/blog/blogCopy.ts';
import { site } from '#base/site.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from './Newsletter.module.css';

/** Follow the blog: by letters from the mailing service, or by RSS. */
export function Newsletter() {
  const { heading, text, action, feed, promise } = blogCopy.follow;
  return (
    <aside className={styles.letters} aria-labelledby="letters-title">
      <div className="stack gap-90">
        <h2 id="letters-title">{heading}</h2>
        <p className="on-pine-soft">{text}</p>
        <div className="cluster middle gap-75">
          <Button variant="main" href={site.newsletterUrl} external>
            <Glyph name="mail" />
            {action}
          </Button>
          <Button variant="quiet" href="/rss.xml" className={styles.feed}>
            {feed}
          </Button>
        </div>
        <p className={classes('small', 'on-pine-soft')}>{promise}</p>
      </div>
      <Envelope />
    </aside>
  );
}

function Envelope() {
  return (
    <svg className="w-full from-laptop-only" viewBox="0 0 220 160" aria-hidden="true">
      <g transform="rotate(-4 110 80)">
        <path d="M14 22h192v118H14z" fill="var(--note-a)" />
        <path d="M14 22l96 66 96-66v10l-96 68-96-68z" fill="var(--s-path)" />
        <path d="M150 92h40v36h-40z" fill="var(--patch-teal)" />
        <circle cx="176" cy="106" r="7" fill="var(--sun)" />
        <path d="M150 128l16-22 16 22z" fill="var(--patch-thread)" />
        <path
          d="M34 104h76M34 118h54"
          stroke="var(--line-strong)"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
}
