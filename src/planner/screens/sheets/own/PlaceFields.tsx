import { useId } from 'react';
import { ownCopy as copy } from '#planner/words/own.ts';
import { LONGEST_NOTE } from '#family/rules/plan/planEntry.ts';
import { LONGEST_OWN } from '#planner/rules/own/ownEntry.ts';
import { Field } from '#ui/fields/Field.tsx';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { Fold } from '../../pieces/Fold.tsx';
import parts from '../sheetParts.module.css';
import type { OwnDraft } from './ownDraft.ts';

type PlaceFieldsProps = {
  draft: OwnDraft;
  isWrong: boolean;
  onChange: (fields: Partial<OwnDraft>) => void;
};

/** Where it is, its page, and a note; open once there is something. */
export function PlaceFields({ draft, isWrong, onChange }: PlaceFieldsProps) {
  const id = useId();
  const { address, link, note } = draft;
  const isFilled = address !== '' || link !== '' || note !== '';
  return (
    <Fold summary={copy.more} isOpen={isFilled}>
      <div className={parts.group}>
        <FormInput
          id={`${id}-address`}
          label={copy.address}
          required={null}
          maxLength={LONGEST_OWN.address}
          autoComplete="off"
          value={address}
          onText={(text) => onChange({ address: text })}
        />
        <FormInput
          id={`${id}-link`}
          label={copy.link}
          required={null}
          inputMode="url"
          autoComplete="off"
          maxLength={LONGEST_OWN.link}
          error={isWrong ? copy.problems.link : undefined}
          value={link}
          onText={(text) => onChange({ link: text })}
        />
        <Field label={copy.note}>
          <TextArea
            rows={2}
            maxLength={LONGEST_NOTE}
            value={note}
            onText={(text) => onChange({ note: text })}
          />
        </Field>
      </div>
    </Fold>
  );
}
