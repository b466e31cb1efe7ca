import { mailPreviews } from '#base/mail/mailPreviews.ts';
import { site } from '#base/site.ts';
import { mailPreviewCopy } from '#providers/words/reviewMail.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import styles from './MailPreviews.module.css';
import page from './ReviewPage.module.css';

const copy = mailPreviewCopy;

/**
 * Each kind of mail, as the first to an address and as a later one. Its text alone: the page's policy lets no markup of a mail in,
 * neither as HTML nor in a frame, and both parts say the same.
 */
export function MailPreviews() {
  const previews = mailPreviews(site);
  const kinds = [...new Set(previews.map(({ kind }) => kind))];
  return (
    <div className={page.page}>
      <Wrap className="stack gap-110 h1-title-2">
        <h1>{copy.title}</h1>
        <p className="soft">{copy.lead}</p>
        {kinds.map((kind) => (
          <Panel key={kind} title={copy.kinds[kind]}>
            <div className={styles.mails}>
              {previews
                .filter((preview) => preview.kind === kind)
                .map(({ isFirst, subject, text }) => (
                  <article key={String(isFirst)} className={styles.mail}>
                    <p className="soft small weight-800">{isFirst ? copy.first : copy.later}</p>
                    <h3 dir="auto">{subject}</h3>
                    <p className={styles.text} dir="auto">
                      {text}
                    </p>
                  </article>
                ))}
            </div>
          </Panel>
        ))}
      </Wrap>
    </div>
  );
}
