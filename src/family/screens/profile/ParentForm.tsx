import { type ComponentProps, useState } from 'react';
import { useToday } from '#camps/camps.ts';
import { monthNames, profileCopy } from '#family/words/profile.ts';
import type { ProfileStore } from '#family/store/profile/ProfileStore.ts';
import { useIsKept } from '#family/store/profile/useIsKept.ts';
import { parentChecks } from '#family/rules/checks.ts';
import { setParent } from '#family/rules/editProfile.ts';
import type { ParentInfo, Profile } from '#family/rules/profile.ts';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import styles from './ProfilePage.module.css';

const copy = profileCopy.you;

type ParentField = Exclude<keyof ParentInfo, 'memberSince'>;
type Checked = keyof typeof parentChecks;

const isChecked = (field: ParentField): field is Checked => Object.hasOwn(parentChecks, field);

/** Saved as it is typed. An invalid text stays in its field; the last valid one stays stored. */
export function ParentForm({ store, profile }: { store: ProfileStore; profile: Profile }) {
  const day = useToday();
  // What is not stored, because something is wrong with it.
  const [wrong, setWrong] = useState<Partial<Record<ParentField, string | undefined>>>({});
  const { parentInfo, isSample } = profile;
  const isKept = useIsKept(store);

  function type(field: ParentField, text: string) {
    const problem = isChecked(field) ? parentChecks[field](text) : null;
    setWrong((before) => ({ ...before, [field]: problem === null ? undefined : text }));
    if (problem === null) store.change((before) => setParent(before, { [field]: text }, day));
  }

  function inputOf(field: ParentField, given: Partial<ComponentProps<typeof FormInput>> = {}) {
    const kept = isSample ? '' : parentInfo[field];
    const typed = wrong[field];
    const problem = typed !== undefined && isChecked(field) ? parentChecks[field](typed) : null;
    return (
      <FormInput
        id={`parent-${field}`}
        label={copy[field]}
        required={null}
        value={typed ?? kept}
        placeholder={
          isSample && parentInfo[field] !== '' ? copy.such(parentInfo[field]) : undefined
        }
        error={problem === null ? undefined : profileCopy.problems[problem]}
        onText={(text) => type(field, text)}
        {...given}
      />
    );
  }

  return (
    <section className={styles.panel} aria-labelledby="you">
      <h2 id="you">{copy.heading}</h2>
      {inputOf('name', { autoComplete: 'name', maxLength: 60 })}
      <div className="stack columns-2 gap-90 columns-1-below-18">
        {inputOf('zipCode', { autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 10 })}
        {inputOf('neighborhood', { maxLength: 120 })}
      </div>
      {inputOf('streetAddress', {
        autoComplete: 'street-address',
        maxLength: 300,
        hint: copy.streetHint,
      })}
      {inputOf('phoneNumber', {
        type: 'tel',
        autoComplete: 'tel',
        maxLength: 40,
        hint: copy.phoneHint,
      })}
      {inputOf('email', { type: 'email', autoComplete: 'email', maxLength: 254 })}
      <p
        className={`row middle gap-50 soft small icons-100 ${isKept ? 'icons-ok' : 'icons-danger'}`}
      >
        <Glyph name={isKept ? 'check' : 'warn'} />
        <span>{`${isKept ? copy.saved : copy.notSaved} ${memberLine(parentInfo.memberSince)}`}</span>
      </p>
    </section>
  );
}

function memberLine(memberSince: string): string {
  const [year = '', month = ''] = memberSince.split('-');
  const name = monthNames[Number(month) - 1];
  return name === undefined ? '' : copy.member(`${name} ${year}`);
}
