import { home } from '#site/words/home.ts';
import { site } from '#base/site.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Edge } from '#ui/layout/Edge.tsx';
import { SectionHead } from '#ui/layout/SectionHead.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Wrap } from '#ui/layout/Wrap.tsx';
import styles from './Familiar.module.css';

/** The notice board at 11 pm: five notes that any parent planning a break could have pinned there. */
export function Familiar() {
  const { heading, lead, tabs, clock, chat, thursday, after, action } = home.familiar;
  return (
    <>
      <Edge cut="rise" className={styles.edge} />
      <section className={styles.board} aria-labelledby="familiar-title">
        <Wrap className={styles.in}>
          <SectionHead id="familiar-title" title={heading}>
            <p className={styles.lead}>{lead}</p>
          </SectionHead>
          <ul className={styles.notes}>
            <li className={classes(styles.note, styles.tabsNote)}>
              <div className={styles.tabs} aria-hidden="true">
                {Array.from({ length: 9 }, (_, tab) => (
                  <i key={tab} />
                ))}
              </div>
              <p className={styles.bar}>{tabs.bar}</p>
              <p>{tabs.text}</p>
            </li>
            <li className={classes(styles.note, styles.clockNote)}>
              <p className={styles.clock}>{clock.time}</p>
              <p>{clock.text}</p>
            </li>
            <SheetNote />
            <li className={classes(styles.note, styles.chatNote)}>
              {chat.map((copy, at) => (
                <p key={copy} className={classes(styles.bubble, at === 1 && styles.mine)}>
                  {copy}
                </p>
              ))}
            </li>
            <li className={classes(styles.note, styles.thursdayNote)}>
              <h3>{thursday.title}</h3>
              <p>{thursday.text}</p>
            </li>
            <li className={styles.after}>
              <p>{after}</p>
              <Button variant="main" href={site.waitlistUrl} external>
                {action}
              </Button>
            </li>
          </ul>
        </Wrap>
      </section>
      <Edge cut="fall" className={styles.edge} />
    </>
  );
}

/** The spreadsheet. Its cells are a picture; the sentence describes them. */
function SheetNote() {
  const { title, text, days, rows } = home.familiar.sheet;
  return (
    <li className={classes(styles.note, styles.sheetNote)}>
      <h3>{title}</h3>
      <VisuallyHidden>{text}</VisuallyHidden>
      <div className={styles.cells} aria-hidden="true">
        <span />
        {days.map((day) => (
          <span key={day}>{day}</span>
        ))}
        {rows.map(({ child, covered }) => [
          <span key={child}>{child}</span>,
          ...covered.map((isCovered, day) => (
            <span
              key={`${child} ${days[day]}`}
              className={isCovered ? styles.covered : styles.open}
            >
              {isCovered ? '' : '?'}
            </span>
          )),
        ])}
      </div>
    </li>
  );
}
