import { useEffect, useState } from 'react';
import { logBug } from '#base/device/isNoAnswer.ts';
import type { LastBackup } from '#family/store/backup/lastBackup.ts';
import { useLastBackup } from '#family/store/backup/useLastBackup.ts';
import { useApp } from '#base/useApp.ts';
import { dayLabel } from '#base/day/whenLabel.ts';
import { bytesLabel } from '#base/text/bytesLabel.ts';
import { backupCopy } from '#family/words/backup.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { type RowProps, SettingsRow } from '../SettingsRow.tsx';
import styles from './BackupRow.module.css';
import { SaveBackup } from './SaveBackup.tsx';

/** A file of everything: saved and opened. */
export function BackupRow(props: RowProps) {
  const last = useLastBackup();
  const [now] = useState(() => Date.now());
  return (
    <SettingsRow
      id="backup"
      glyph="box"
      title={backupCopy.title}
      state={stateOf(last, now)}
      {...props}
    >
      <p className={styles.soft}>
        {backupCopy.text}{' '}
        {last !== null && last !== 'opening' && <ChangesSince key={last.madeAt} />}
      </p>
      <SaveBackup />
      <p className={styles.soft}>
        {backupCopy.otherFiles} <AppLink to="/my-camps">{backupCopy.schedule}</AppLink>
      </p>
    </SettingsRow>
  );
}

function stateOf(last: LastBackup | null | 'opening', now: number): string {
  const { state } = backupCopy;
  if (last === 'opening') return state.opening;
  if (last === null) return state.none;
  return state.last(dayLabel(last.madeAt, now), bytesLabel(last.bytes));
}

/** Counts the changes since the last backup as of opening the row. */
function ChangesSince() {
  const { backup } = useApp();
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let isWanted = true;
    const ask = async () => {
      const changes = await (await backup()).changesSinceLast();
      if (isWanted) setCount(changes);
    };
    // Where storage fails the row shows nothing.
    ask().catch(logBug);
    return () => {
      isWanted = false;
    };
  }, [backup]);
  return count !== null && <b>{backupCopy.changes(count)}</b>;
}
