import { useState } from 'react';
import { formatList } from '#camps/camps.ts';
import { ownCopy } from '#planner/words/own.ts';
import { LONGEST_PASTE, type Pasted, readPasted } from '#planner/rules/own/readPasted.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { Fold } from '../../pieces/Fold.tsx';
import parts from '../sheetParts.module.css';

const copy = ownCopy.paste;
const FACTS = ['name', 'days', 'hours', 'price', 'address', 'link', 'ages', 'phones'] as const;

type PasteFieldsProps = { today: string; onRead: (read: Pasted) => void };

/** Fills in what a mail, a flyer's text or a link says for certain. Nothing of it is sent or fetched. */
export function PasteFields({ today, onRead }: PasteFieldsProps) {
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState('');
  function read() {
    const found = readPasted(text, today);
    const facts = FACTS.filter((fact) => isRead(found[fact]));
    setOutcome(
      facts.length === 0
        ? copy.nothing
        : copy.read(formatList(facts.map((one) => copy.facts[one]))),
    );
    onRead(found);
  }
  return (
    <Fold summary={copy.summary}>
      <div className={parts.group}>
        <Field label={copy.label} hint={copy.hint}>
          <TextArea rows={4} maxLength={LONGEST_PASTE} value={text} onText={setText} />
        </Field>
        <Button
          variant="line"
          size="small"
          className="self-start"
          disabled={text.trim() === ''}
          onClick={read}
        >
          {copy.action}
        </Button>
        <output className="soft small leading-140">{outcome}</output>
      </div>
    </Fold>
  );
}

const isRead = (fact: Pasted[keyof Pasted]): boolean =>
  fact !== null && (typeof fact !== 'string' && 'length' in fact ? fact.length > 0 : fact !== '');
