import { settingsCopy } from '#family/family.ts';
import { readDevice } from '#base/install/readDevice.ts';
import { isInstalled } from '#base/install/isInstalled.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { clearedWhen } from './clearedWhen.ts';

const copy = settingsCopy.phone;

type PersistenceNoteProps = { isPersisted: boolean | null; onAsk: () => void };

/** Whether the browser has promised to keep it, and what that means in this one. */
export function PersistenceNote({ isPersisted, onAsk }: PersistenceNoteProps) {
  const device = readDevice();
  const when = clearedWhen({ userAgent: device.userAgent, isInstalled: isInstalled(device) });
  // A tab of Safari is cleared after a week, promise or not.
  if (isPersisted && when !== 'safari') {
    return (
      <Alert tone="info" glyph="check" title={copy.kept}>
        <p>{copy.keptText}</p>
      </Alert>
    );
  }
  return (
    <Alert
      tone="warn"
      title={copy.mayClear}
      action={
        when === 'safari' ? undefined : (
          <Button variant="line" size="small" onClick={onAsk}>
            {copy.ask}
          </Button>
        )
      }
    >
      <p>{copy.mayClearText[when]}</p>
    </Alert>
  );
}
