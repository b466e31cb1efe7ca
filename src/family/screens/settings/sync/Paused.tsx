import { syncCopy as copy } from '#family/words/sync.ts';
import { useCallSync } from '#family/store/sync/useFamilySync.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';

type PausedProps = { is: 'locked' | 'ending' | 'ended' | 'removed'; onBring: () => void };

/** The row while sync is paused: what it waits for and what helps. The plan on this phone is unaffected. */
export function Paused({ is, onBring }: PausedProps) {
  const ask = useCallSync();
  const { title, text } = copy[is];
  const press = {
    locked: onBring,
    ending: () => void ask((sync) => sync.syncNow()),
    ended: () => void ask((sync) => sync.dismissEnded()),
    removed: () => void ask((sync) => sync.dismissEnded()),
  }[is];
  return (
    <Alert
      tone="info"
      glyph="cloud"
      title={title}
      action={
        <Button variant="line" size="small" onClick={press}>
          {is === 'ending' ? copy.syncNow : copy[is].action}
        </Button>
      }
    >
      <p>{text}</p>
    </Alert>
  );
}
