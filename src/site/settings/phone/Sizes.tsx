import { settingsCopy } from '#family/family.ts';
import { bytesLabel } from '#base/text/bytesLabel.ts';
import type { StorageUse } from '#base/storage/measureStorage.ts';
import styles from './PhoneRow.module.css';

const copy = settingsCopy.phone;

/** How the space is shared out; a bar is the share of it. */
export function Sizes({ use, camps }: { use: StorageUse; camps: number }) {
  const { family, directory, app, map } = use;
  const all = Math.max(1, family + directory + app + map);
  const rows = [
    { name: copy.family, note: copy.familyNote, bytes: family },
    { name: copy.camps(camps), note: copy.comesBack, bytes: directory },
    { name: copy.app, note: copy.comesBack, bytes: app },
    { name: copy.map, note: copy.comesBack, bytes: map },
  ];
  return (
    <ul className={styles.sizes}>
      {rows.map(({ name, note, bytes }) => (
        <li key={name}>
          <span>
            <b className="block weight-750 leading-130">{name}</b>
            <small className="block">{note}</small>
          </span>
          <span className={styles.size}>{bytesLabel(bytes)}</span>
          <meter min={0} max={all} value={bytes} aria-label={copy.share(name)} />
        </li>
      ))}
    </ul>
  );
}
