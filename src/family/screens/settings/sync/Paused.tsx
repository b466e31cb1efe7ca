import { syncCopy as copy } from '#family/words/sync.ts';
import { useCallSync } from '#family/store/sync/useFamilySync.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';

type PausedProps = {
  is: 'signedOut' | 'secondStep' | 'locked' | 'ending' | 'ended';
  onSetUp: () => void;
};

/** The row while sync is paused: what it waits for and what helps. The plan on this phone is unaffected. */
export function Paused({ is, onSetUp }: PausedProps) {
  const { title, text } = copy[is];
  return (
    <Alert tone="info" glyph="cloud" title={title} action={<Way is={is} onSetUp={onSetUp} />}>
      <p>{text}</p>
    </Alert>
  );
}

function Way({ is, onSetUp }: PausedProps) {
  const ask = useCallSync();
  if (is === 'signedOut') return <ToSignIn words={copy.signedOut.action} />;
  if (is === 'secondStep') return <ToSignIn words={copy.typeCode} />;
  if (is === 'locked') return <Press words={copy.locked.action} onPress={onSetUp} />;
  return is === 'ending' ? (
    <Press words={copy.syncNow} onPress={() => void ask((sync) => sync.syncNow())} />
  ) : (
    <Press words={copy.ended.action} onPress={() => void ask((sync) => sync.dismissEnded())} />
  );
}

const ToSignIn = ({ words }: { words: string }) => (
  <ButtonLink variant="line" size="small" to="/login" search={{ next: '/settings' }}>
    {words}
  </ButtonLink>
);

const Press = ({ words, onPress }: { words: string; onPress: () => void }) => (
  <Button variant="line" size="small" onClick={onPress}>
    {words}
  </Button>
);
