import { syncCopy } from '#family/words/sync.ts';
import type { ProfileStore } from '#family/store/profile/ProfileStore.ts';
import type { Profile } from '#family/rules/profile.ts';
import { areTwo, findTwins, joinTwins } from '#family/rules/twins.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/layers/toasts.ts';

const copy = syncCopy.twins;

/** Two phones have entered the same child: only the family knows. */
export function TwinsNotice({ store, profile }: { store: ProfileStore; profile: Profile }) {
  const twins = findTwins(profile);
  if (twins === null) return null;
  const name = twins.kept.firstName;
  return (
    <Alert
      tone="info"
      glyph="dup"
      title={copy.title(name)}
      action={
        <>
          <Button
            variant="pine"
            size="small"
            onClick={() => {
              store.change((before) => joinTwins(before, twins));
              toast({ title: copy.done(name) });
            }}
          >
            {copy.same}
          </Button>
          <Button
            variant="quiet"
            size="small"
            onClick={() => store.change((before) => areTwo(before, twins))}
          >
            {copy.two}
          </Button>
        </>
      }
    >
      <p>{copy.text}</p>
    </Alert>
  );
}
