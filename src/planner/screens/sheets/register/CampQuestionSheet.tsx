import { useId, useState } from 'react';
import { registerCopy } from '#planner/words/register.ts';
import { externalUrl } from '#base/http/externalUrl.ts';
import { Button } from '#ui/Button.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { findEntry, usePlan } from '../../PlanContext.ts';
import type { SheetProps } from '../../planSheet.ts';
import { PlannerSheet } from '../PlannerSheet.tsx';
import { useCopied } from '#ui/useCopied.ts';
import { campQuestion } from './campQuestion.ts';

const copy = registerCopy.ask;

/** A question to a camp, to copy or mail. It does not name the family. */
export function CampQuestionSheet({ sheet, isOpen, onClose }: SheetProps<'ask'>) {
  const plan = usePlan();
  const entry = findEntry(plan, sheet.entryId);
  const [text, setText] = useState(() => (entry ? campQuestion(plan, entry, Date.now()) : ''));
  const { isCopied, copyText } = useCopied(text);
  const id = useId();
  if (!entry) return null;
  const name = entry.snapshot.providerName;
  const url = externalUrl(plan.camps(entry)?.camp.websiteUrl ?? entry.snapshot.websiteUrl);
  return (
    <PlannerSheet title={copy.title(name)} isOpen={isOpen} onClose={onClose}>
      <p className="soft small leading-140">{copy.lead}</p>
      <label htmlFor={id} className="stack gap-40 weight-800">
        {copy.label}
      </label>
      <TextArea id={id} rows={11} maxLength={1500} value={text} onText={setText} />
      <div className="cluster gap-75">
        <Button variant="pine" onClick={copyText}>
          <Glyph name={isCopied === true ? 'check' : 'copy'} />
          <span>{isCopied === true ? registerCopy.copied : copy.copy}</span>
        </Button>
        <Button variant="line" href={mailto(copy.subject(name), text)}>
          <Glyph name="mail" />
          {copy.mail}
        </Button>
      </div>
      <p className="soft small leading-140">{copy.mailHint}</p>
      {url !== null && (
        <Button variant="flush" href={url} external>
          {copy.site}
          <Glyph name="ext" />
        </Button>
      )}
      <output className="soft small leading-140">
        {isCopied === true && <span>{registerCopy.copied}</span>}
        {isCopied === false && <span>{registerCopy.notCopied}</span>}
      </output>
    </PlannerSheet>
  );
}

/** Line breaks as mail programs read them (RFC 6068). */
const mailto = (subject: string, text: string) =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
