import { useState } from 'react';
import { syncCopy } from '#family/words/sync.ts';
import type { SentHandOver } from '#family/store/handOver/handOverPost.ts';
import type { ListedDevice } from '#family/store/sync/devices.ts';
import { useCallSync } from '#family/store/sync/useFamilySync.ts';
import { whenLabel } from '#base/day/whenLabel.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
import { CodeCard } from '../../parts/handOver/CodeCard.tsx';
import { HandOverCodeNotice } from '../../parts/handOver/HandOverCodeNotice.tsx';

const copy = syncCopy.devices;

type FamilyDevicesProps = {
  devices: readonly ListedDevice[];
  onRemove: (id: string) => Promise<boolean>;
};

/** The family's devices: another one comes with a code, and one that is lost goes. */
export function FamilyDevices({ devices, onRemove }: FamilyDevicesProps) {
  const [now] = useState(() => Date.now());
  const [asked, setAsked] = useState<ListedDevice | null>(null);
  return (
    <>
      <h3 className="mt-60">{copy.title}</h3>
      <ul className="packed stack gap-50">
        {devices.map((device) => (
          <li key={device.id} className="row middle gap-60">
            <Glyph name="device" />
            <span className="stack min-0">
              <span className="weight-700">
                {device.name}
                {device.isThis && <span className="soft"> ({copy.thisOne})</span>}
              </span>
              <span className="soft small">
                {copy.since(whenLabel(device.addedAt, Math.max(now, device.addedAt)))}
              </span>
            </span>
            {!device.isThis && (
              <Button
                variant="quiet"
                size="small"
                className="push-right"
                aria-label={copy.removeLabel(device.name)}
                onClick={() => setAsked(device)}
              >
                {copy.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <Removing
          key={asked.id}
          device={asked}
          onRemove={onRemove}
          onClose={() => setAsked(null)}
        />
      )}
      <AddDevice />
    </>
  );
}

type RemovingProps = {
  device: ListedDevice;
  onRemove: (id: string) => Promise<boolean>;
  onClose: () => void;
};

function Removing({ device: { id, name }, onRemove, onClose }: RemovingProps) {
  const { isBusy, run } = useSingleFlight();
  const { removing } = copy;
  const remove = () =>
    run(async () => {
      if (!(await onRemove(id))) return;
      toast({ title: removing.done(name) });
      onClose();
    });
  return (
    <Alert
      tone="warn"
      title={removing.title(name)}
      action={
        <>
          <Button variant="pine" size="small" aria-disabled={isBusy} onClick={() => void remove()}>
            {isBusy ? removing.busy : removing.action}
          </Button>
          <Button variant="quiet" size="small" onClick={onClose}>
            {removing.keep}
          </Button>
        </>
      }
    >
      <p>{removing.text}</p>
    </Alert>
  );
}

function AddDevice() {
  const ask = useCallSync();
  const { isBusy, run } = useSingleFlight();
  const [code, setCode] = useState<SentHandOver | { kind: 'storage' } | null>(null);
  const make = () =>
    void run(async () => setCode((await ask((sync) => sync.addDevice())) ?? { kind: 'storage' }));
  if (code?.kind === 'made') {
    return (
      <>
        <p className="soft">{copy.addText}</p>
        <CodeCard key={code.letters} code={code} qrLabel={copy.qr} onAgain={make} />
      </>
    );
  }
  return (
    <>
      {code !== null && <HandOverCodeNotice problem={code} onAgain={make} />}
      <div className="cluster">
        <Button variant="line" size="small" aria-disabled={isBusy} onClick={make}>
          <Glyph name="qr" />
          <span>{isBusy ? copy.adding : copy.add}</span>
        </Button>
      </div>
    </>
  );
}
