import { syncCopy } from '#family/words/sync.ts';
import { saveFile } from '#base/device/saveFile.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { useMemo } from 'react';
import type { SetAsideRecord } from '#base/storage/db.ts';
import { storedQuery, useStored } from '#base/storage/useStored.ts';
import { useWho } from '#base/session/useWho.ts';
import { unreadablePlans } from '../../../store/sync/setAsidePlans.ts';

const copy = syncCopy.unreadable;

/** What of the family's own was set aside and cannot be read by this version: it is there, and can be taken along. */
export function UnreadablePlans() {
  const plans = useUnreadablePlans();
  if (plans.length === 0) return null;
  const save = () => {
    const text = JSON.stringify(plans, null, 1);
    return saveFile(new File([text], 'camply-unread-plan.json', { type: 'application/json' }));
  };
  return (
    <Alert
      tone="warn"
      title={copy.title}
      action={
        <>
          <Button variant="line" size="small" onClick={() => void save()}>
            {copy.save}
          </Button>
          <ButtonLink variant="quiet" size="small" to="/contact">
            {copy.write}
          </ButtonLink>
        </>
      }
    >
      <p>{copy.text}</p>
    </Alert>
  );
}

/** What of the account that is signed in was set aside and cannot be read, as it was found; live. Loads Dexie. */
function useUnreadablePlans(): readonly SetAsideRecord[] {
  const who = useWho();
  const owner = who.status === 'in' ? who.userId : null;
  const query = useMemo(
    () =>
      storedQuery(async (store) => (owner === null ? NONE : await unreadablePlans(store, owner))),
    [owner],
  );
  return useStored(query, NONE) ?? NONE;
}

const NONE: SetAsideRecord[] = [];
