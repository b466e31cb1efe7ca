import { syncCopy } from '#family/words/sync.ts';
import { saveFile } from '#base/device/saveFile.ts';
import type { SetAsideRecord } from '#base/storage/db.ts';
import { storedQuery, useStored } from '#base/storage/useStored.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';

const copy = syncCopy.setAside;

const query = storedQuery((store) => store.user((db) => db.aside.toArray()));

/** Plans that were put aside here while sync went by accounts: they stay, and can be taken along. */
export function SetAsidePlans() {
  const plans = useStored(query, NONE) ?? NONE;
  if (plans.length === 0) return null;
  const save = () => {
    const text = JSON.stringify(plans, null, 1);
    return saveFile(new File([text], 'camply-other-plan.json', { type: 'application/json' }));
  };
  return (
    <Alert
      tone="info"
      title={copy.title}
      action={
        <Button variant="line" size="small" onClick={() => void save()}>
          {copy.save}
        </Button>
      }
    >
      <p>{copy.text}</p>
    </Alert>
  );
}

const NONE: SetAsideRecord[] = [];
