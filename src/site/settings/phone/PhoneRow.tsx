import { useState } from 'react';
import { type RowProps, settingsCopy, SettingsRow, installCopy } from '#family/family.ts';
import { useReadyDirectory, useSyncStatus } from '#camps/camps.ts';
import { bytesLabel } from '#base/text/bytesLabel.ts';
import type { StorageHandle } from '#base/storage/useStorageUse.ts';
import { useApp } from '#base/useApp.ts';
import { momentLabel } from '#base/day/moment.ts';
import { Button } from '#ui/Button.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { useOnline } from '#ui/useOnline.ts';
import { PersistenceNote } from './PersistenceNote.tsx';
import styles from './PhoneRow.module.css';
import { Sizes } from './Sizes.tsx';
import { useInstall } from '#base/install/useInstall.ts';
import { LazyBoundary } from '#ui/LazyBoundary.tsx';

const copy = settingsCopy.phone;

/** What lies on this phone, how fresh it is, and what may happen to it. */
export function PhoneRow({ storage, ...row }: { storage: StorageHandle } & RowProps) {
  const { sync } = useApp();
  const { use, free, askToKeep } = storage;
  const refreshedAt = useSyncStatus((status) => status.refreshedAt);
  const skipped = useSyncStatus((status) => status.skipped);
  const isPulling = useSyncStatus((status) => status.state === 'pulling');
  const hasFailed = useSyncStatus((status) => status.problem !== null);
  const camps = useReadyDirectory()?.camps.length ?? 0;
  const isOnline = useOnline();
  const [keepMap, setKeepMap] = useState(true);

  const refreshed = refreshedAt === null ? null : momentLabel(refreshedAt);
  if (use === 'failed') {
    return (
      <SettingsRow id="phone" glyph="device" title={copy.title} state={copy.failed} {...row}>
        <p>{copy.failed}</p>
      </SettingsRow>
    );
  }
  const all = use === null ? 0 : use.family + use.directory + use.app + use.map;
  const freed = use === null ? 0 : use.directory + (keepMap ? 0 : use.map);

  async function freeUp() {
    const isFree = await free(keepMap);
    if (isFree) toast({ title: copy.freed, description: copy.freedText });
    else toast({ title: copy.notFreed, description: copy.notFreedText, tone: 'danger' });
    void sync.refresh();
  }

  return (
    <SettingsRow
      id="phone"
      glyph="device"
      title={copy.title}
      state={use === null ? copy.counting : copy.state(bytesLabel(all), refreshed)}
      {...row}
    >
      {use !== null && (
        <>
          <Sizes use={use} camps={camps} />
          <PersistenceNote isPersisted={use.isPersisted} onAsk={() => void askToKeep()} />
        </>
      )}
      {skipped > 0 && (
        <p className={styles.skipped}>
          <Glyph name="warn" />
          <span>{copy.skipped(skipped)}</span>
        </p>
      )}
      {use !== null && use.map > 0 && (
        <Switch
          label={copy.keepMap}
          hint={copy.keepMapHint}
          checked={keepMap}
          onChange={setKeepMap}
        />
      )}
      <div className="cluster gap-50">
        <Button variant="line" size="small" onClick={() => void sync.refresh()}>
          <Glyph name="refresh" />
          <span>{isPulling ? copy.refreshing : copy.refresh}</span>
        </Button>
        {freed > 0 && isOnline && (
          <Button variant="quiet" size="small" onClick={() => void freeUp()}>
            {copy.free(bytesLabel(freed))}
          </Button>
        )}
        <InstallButton />
      </div>
      <div aria-live="polite">
        {hasFailed && !isPulling && <p>{copy.notRefreshed}</p>}
        {!isOnline && <p>{copy.freeOffline}</p>}
      </div>
    </SettingsRow>
  );
}

/** Opens the sheet that installs Camply; nothing where that cannot work. */
const InstallButton = () => (
  <LazyBoundary optional>
    <IfPossible />
  </LazyBoundary>
);

function IfPossible() {
  const { way, install } = useInstall();
  if (way === 'none') return null;
  const { name } = way === 'inApp' ? installCopy.inAppEntry : installCopy.entry;
  return (
    <Button variant="line" size="small" onClick={install.open}>
      <Glyph name="addhome" />
      <span>{name}</span>
    </Button>
  );
}
