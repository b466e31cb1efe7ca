import { syncCopy } from '#family/words/sync.ts';
import type { ProfileStore } from '#family/store/profile/ProfileStore.ts';
import type { Profile } from '#family/rules/profile.ts';
import {
  markDistinct,
  findDuplicateChildren,
  mergeDuplicateChildren,
} from '#family/rules/duplicateChildren.ts';
import { changeProfile } from '#family/screens/parts/changeProfile.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/layers/toasts.ts';

const copy = syncCopy.duplicates;

/** Two phones have entered the same child: only the family knows. */
export function DuplicateChildrenNotice({
  store,
  profile,
}: {
  store: ProfileStore;
  profile: Profile;
}) {
  const duplicates = findDuplicateChildren(profile);
  if (duplicates === null) return null;
  const name = duplicates.kept.firstName;
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
              changeProfile(store, (before) => mergeDuplicateChildren(before, duplicates));
              toast({ title: copy.done(name) });
            }}
          >
            {copy.same}
          </Button>
          <Button
            variant="quiet"
            size="small"
            onClick={() => changeProfile(store, (before) => markDistinct(before, duplicates))}
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
