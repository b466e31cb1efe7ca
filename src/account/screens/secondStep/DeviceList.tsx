import { accountCopy } from '#account/words/account.ts';
import { secondStepCopy } from '#account/words/secondStep.ts';
import type { Factor } from '#account/store/accounts.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { StepTitle } from '../pieces/BigStep.tsx';
import { ToSettings } from './ToSettings.tsx';
import rows from './Rows.module.css';

const copy = secondStepCopy.list;

type DeviceListProps = {
  devices: readonly Factor[];
  onAdd: () => void;
  onRemove: (device: Factor) => void;
};

export function DeviceList({ devices, onAdd, onRemove }: DeviceListProps) {
  return (
    <>
      <ToSettings />
      <StepTitle>{accountCopy.secondStepTitle}</StepTitle>
      <ul className={rows.rows}>
        {devices.map((device) => (
          <li key={device.id}>
            <Glyph name={device.kind === 'phone' ? 'send' : 'phone'} />
            <div>
              <h2>{device.name || copy.unnamed}</h2>
              <p>
                {`${device.kind === 'phone' ? copy.phone : copy.app}. ${copy.added(dayOf(device.addedAt))}`}
              </p>
            </div>
            <Button
              variant="quiet"
              size="small"
              className={rows.danger}
              onClick={() => onRemove(device)}
            >
              {copy.remove} <VisuallyHidden>{device.name || copy.unnamed}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="line" onClick={onAdd}>
        <Glyph name="plus" />
        {copy.another}
      </Button>
      <p className="soft small leading-140">{copy.both}</p>
    </>
  );
}

const dayOf = (ms: number) =>
  new Date(ms).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
