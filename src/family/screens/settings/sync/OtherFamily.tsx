import { syncCopy } from '#family/words/sync.ts';
import { useCallSync } from '#family/store/sync/useFamilySync.ts';
import type { FamilySync } from '#family/store/sync/FamilySync.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { useSingleFlight } from '#ui/useSingleFlight.ts';

const copy = syncCopy.otherFamily;

/** Asks whose plan to show. Two families are never merged. */
export function OtherFamily({ isOn }: { isOn: boolean }) {
  const ask = useCallSync();
  const { run } = useSingleFlight();

  async function choose(work: (sync: FamilySync) => Promise<void>) {
    const isDone = (await ask(async (sync) => (await work(sync), true))) ?? false;
    if (isDone) toast({ title: copy.done });
    else toast({ title: copy.failed, tone: 'danger' });
  }

  return (
    <>
      <Alert tone="info" glyph="user" title={copy.title}>
        <p>{copy.text}</p>
      </Alert>
      <div className="stack items-start gap-40">
        <Button
          variant="pine"
          size="small"
          onClick={() => void run(() => choose((sync) => sync.putAside()))}
        >
          {copy.putAside}
        </Button>
        <p className="soft small">{copy.putAsideText}</p>
      </div>
      {!isOn && (
        <div className="stack items-start gap-40">
          <Button
            variant="line"
            size="small"
            onClick={() => void run(() => choose((sync) => sync.claim()))}
          >
            {copy.claim}
          </Button>
          <p className="soft small">{copy.claimText}</p>
        </div>
      )}
    </>
  );
}
