import { districtOptions, useReadyDirectory, useToday } from '#camps/camps.ts';
import {
  changeProfile,
  ChildSheet,
  type ProfileStore,
  useProfile,
  useProfileStore,
} from '#family/family.ts';
import { familyDistricts } from '#family/rules/familyDistricts.ts';
import { addChild } from '#family/rules/editProfile.ts';
import { ownChildren } from '#family/rules/profile.ts';
import type { SheetProps } from '../planSheet.ts';

type NewChildProps = Pick<SheetProps<'child'>, 'isOpen' | 'onClose'>;

/** Another child, over the plan: its row is there when the sheet is closed. */
export function NewChildSheet({ isOpen, onClose }: NewChildProps) {
  const store = useProfileStore();
  return store && <NewChild store={store} isOpen={isOpen} onClose={onClose} />;
}

function NewChild({ store, isOpen, onClose }: NewChildProps & { store: ProfileStore }) {
  const { profile } = useProfile(store);
  const directory = useReadyDirectory();
  const today = useToday();
  return (
    <ChildSheet
      open={isOpen}
      edited="new"
      siblings={ownChildren(profile)}
      districts={districtOptions(
        directory?.districts ?? [],
        directory?.schoolBreaks ?? [],
        familyDistricts(profile),
      )}
      today={today}
      onSave={(fields) => {
        changeProfile(store, (before) => addChild(before, crypto.randomUUID(), fields, today));
        onClose();
      }}
      onRemove={onClose}
      onClose={onClose}
    />
  );
}
