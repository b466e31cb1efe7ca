import { Glyph } from '#ui/pictures/Glyph.tsx';
import { InstallEntry } from './InstallEntry.tsx';
import styles from './MenuLinks.module.css';

/** The last entry of "More". Its code comes with the first opening. */
export const MoreInstall = ({ onFollow }: { onFollow: () => void }) => (
  <InstallEntry onFollow={onFollow}>
    {({ name, hint }) => (
      <>
        <Glyph name="addhome" className={styles.glyph} />
        <span>
          <span className={styles.name}>{name}</span>
          <span className="block soft small weight-600 leading-130">{hint}</span>
        </span>
      </>
    )}
  </InstallEntry>
);
