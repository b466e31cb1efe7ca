import { syncCopy } from '#family/words/sync.ts';
import { useUnreadablePlans } from '#family/store/sync/useUnreadablePlans.ts';
import { saveFile } from '#base/device/saveFile.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';

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
