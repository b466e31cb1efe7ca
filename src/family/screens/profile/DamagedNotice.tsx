import { profileCopy } from '#family/words/profile.ts';
import { saveFile } from '#base/device/saveFile.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';

const copy = profileCopy.damaged;

/** What could not be read is the person's own: it can be taken along before it goes. */
export function DamagedNotice({ text, onDrop }: { text: string; onDrop: () => void }) {
  const file = () => new File([text], copy.fileName, { type: 'text/plain' });
  return (
    <Alert
      tone="warn"
      title={copy.title}
      action={
        <>
          <Button variant="line" size="small" onClick={() => void saveFile(file())}>
            {copy.save}
          </Button>
          <Button variant="quiet" size="small" onClick={onDrop}>
            {copy.drop}
          </Button>
        </>
      }
    >
      <p>{copy.text}</p>
    </Alert>
  );
}
