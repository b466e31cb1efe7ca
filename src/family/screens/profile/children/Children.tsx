import { useState } from 'react';
import { districtOptions, useReadyDirectory, useToday } from '#camps/camps.ts';
import { profileCopy } from '#family/words/profile.ts';
import type { ProfileStore } from '#family/store/profile/ProfileStore.ts';
import {
  addChild,
  type ChildFields,
  editChild,
  putBackChild,
  removeChild,
} from '#family/rules/editProfile.ts';
import { familyDistricts } from '#family/rules/familyDistricts.ts';
import { type Child, MAX_CHILDREN, ownChildren, type Profile } from '#family/rules/profile.ts';
import { changeProfile } from '#family/screens/parts/changeProfile.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/layers/toasts.ts';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import type { ChildSashSlot } from './ChildSashSlot.ts';
import { ChildCard } from './ChildCard.tsx';
import styles from './Children.module.css';
import { ChildSheet } from './ChildSheet.tsx';

const copy = profileCopy.children;

/** `edited`: 'new' for a child that is to be added. `no`: of the opening, for fields of its own. */
type OpenSheet = { no: number; edited: Child | 'new'; isOpen: boolean };

type ChildrenProps = { store: ProfileStore; profile: Profile; ChildSash: ChildSashSlot };

/** The family's children: add, edit, remove, and undo that. */
export function Children({ store, profile, ChildSash }: ChildrenProps) {
  const day = useToday();
  const directory = useReadyDirectory();
  const districts = directory?.districts ?? [];
  const [sheet, setSheet] = useState<OpenSheet>({ no: 0, edited: 'new', isOpen: false });
  const { edited } = sheet;
  const open = (child: Child | 'new') =>
    setSheet({ no: sheet.no + 1, edited: child, isOpen: true });
  const close = () => setSheet({ ...sheet, isOpen: false });
  const { isSample } = profile;
  const own = ownChildren(profile);

  function save(fields: ChildFields) {
    changeProfile(store, (before) =>
      edited === 'new'
        ? addChild(before, crypto.randomUUID(), fields, day)
        : editChild(before, edited.id, fields),
    );
    close();
  }

  function remove(child: Child) {
    const index = own.findIndex(({ id }) => id === child.id);
    changeProfile(store, (before) => removeChild(before, child.id));
    close();
    toast({
      title: copy.removed(child.firstName),
      action: {
        label: copy.undo,
        onPress: () => changeProfile(store, (before) => putBackChild(before, child, index)),
      },
    });
  }

  return (
    <section className="stack gap-80 min-0" aria-labelledby="children">
      <h2 id="children" tabIndex={-1}>
        {copy.heading}
      </h2>
      {isSample && (
        <div className={styles.sample}>
          <Glyph name="eye" />
          <p>
            <b>{profileCopy.sample.title}</b> {profileCopy.sample.text}
          </p>
          <Button variant="pine" size="small" onClick={() => open('new')}>
            {profileCopy.sample.action}
          </Button>
        </div>
      )}
      <ul className="stack gap-60">
        {profile.children.map((child) => (
          <li key={child.id}>
            <ChildCard
              child={child}
              isSample={isSample}
              today={day}
              district={districts.find(({ id }) => id === child.districtId)?.label ?? ''}
              onEdit={() => open(child)}
            />
            {!isSample && <ChildSash child={child} />}
          </li>
        ))}
        {!isSample && own.length < MAX_CHILDREN && (
          <li>
            <button type="button" className={styles.add} onClick={() => open('new')}>
              <Glyph name="plus" />
              {copy.add}
            </button>
          </li>
        )}
      </ul>
      {own.length >= MAX_CHILDREN && <p>{copy.most}</p>}
      <ChildSheet
        // Its fields are of one child.
        key={sheet.no}
        open={sheet.isOpen}
        edited={edited}
        siblings={own}
        districts={districtOptions(
          districts,
          directory?.schoolBreaks ?? [],
          familyDistricts(profile),
        )}
        today={day}
        onSave={save}
        onRemove={remove}
        onClose={close}
      />
    </section>
  );
}
