import { useState } from 'react';
import { summerKit } from '#camps/words/summerKit.ts';
import { Wrap } from '#ui/layout/Wrap.tsx';
import { ComparisonSheet } from './ComparisonSheet.tsx';
import { plainKit } from './kit.ts';
import { classes } from '#ui/classes.ts';
import styles from './KitPage.module.css';
import { kitWeeks } from './kitWeeks.ts';
import { SetUp } from './SetUp.tsx';
import { WeekSheet } from './WeekSheet.tsx';
import { PrintSheet } from './PrintSheet.tsx';

const blankLines = Array.from({ length: summerKit.packing.blanks }, (_, line) => line);

/** What goes into the bag, with room for what only this family needs. */
function PackingSheet() {
  const { title, groups, ours } = summerKit.packing;
  return (
    <PrintSheet title={title}>
      <div className={styles.groups}>
        {groups.map(({ heading, things }) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <ul>
              {things.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </div>
        ))}
        <div className={styles.ours}>
          <h3>{ours}</h3>
          <ul aria-hidden="true">
            {blankLines.map((line) => (
              <li key={line} />
            ))}
          </ul>
        </div>
      </div>
    </PrintSheet>
  );
}

/** The printable kit, with a preview of its pages below. */
export function KitPage() {
  const [kit, setKit] = useState(plainKit);
  const labels = kitWeeks(kit.start, kit.weeks);
  return (
    <Wrap className={styles.page}>
      <header className={styles.head}>
        <h1>{summerKit.title}</h1>
        <p className="soft lead leading-150">{summerKit.lead}</p>
        <p className={classes('ink lead weight-700 leading-150', styles.byHand)}>
          {summerKit.byHand}
        </p>
      </header>
      <SetUp kit={kit} onChange={setKit} />
      <div className={styles.sheets}>
        {kit.children.map(({ place, name }) => (
          <WeekSheet key={place} name={name.trim()} weeks={kit.weeks} labels={labels} />
        ))}
        <PackingSheet />
        <ComparisonSheet />
      </div>
    </Wrap>
  );
}
