import { useId } from 'react';
import { ownCopy as copy } from '#planner/words/own.ts';
import { Field } from '#ui/fields/Field.tsx';
import { FormInput } from '#ui/fields/FormInput.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { Fold } from '../../pieces/Fold.tsx';
import parts from '../sheetParts.module.css';
import type { OwnDraft } from './ownDraft.ts';

const LONGEST = { address: 200, link: 300, note: 2000 };

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
          maxLength={LONGEST.address}
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
          maxLength={LONGEST.link}
          error={isWrong ? copy.problems.link : undefined}
          value={link}
          onText={(text) => onChange({ link: text })}
        />
        <Field label={copy.note}>
          <TextArea
            rows={2}
            maxLength={LONGEST.note}
            value={note}
            onText={(text) => onChange({ note: text })}
          />
        </Field>
      </div>
    </Fold>
  );
}
