import { registerCopy as copy } from '#planner/words/register.ts';
import type { Child } from '#family/rules/profile.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { usePlan } from '../../PlanContext.ts';
import parts from '../sheetParts.module.css';
import { useCopied } from '#ui/useCopied.ts';
import { childDetails, parentDetails } from './childDetails.ts';
import { Button } from '#ui/Button.tsx';
import { Glyph } from '#ui/pictures/Glyph.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './RegisterSheet.module.css';

/** What a camp's form asks, to be copied one by one. It stays on this phone. */
export function Details({ child }: { child: Child }) {
  const { directory, profile } = usePlan();
  const details = [
    ...childDetails(child, directory.districts),
    ...parentDetails(profile.parentInfo),
  ];
  return (
    <section className={parts.section}>
      <h3>{copy.copyHeading}</h3>
      <p className="soft small leading-140">{copy.copyLead}</p>
      <ul className="stack">
        {details.map(({ label, text }) => (
          <CopyRow key={label} label={label} text={text} />
        ))}
      </ul>
      <p className="soft small leading-140">
        {copy.missing} <AppLink to="/profile">{copy.profile}</AppLink>
      </p>
    </section>
  );
}

/** One detail with a button that copies it; without clipboard access its text can be selected. */
function CopyRow({ label, text }: { label: string; text: string }) {
  const { isCopied, copyText } = useCopied(text);
  return (
    <li className={styles.detail}>
      <div>
        <span className="soft tiny">{label}</span>
        <b>{text}</b>
        <output>{isCopied === false && copy.notCopied}</output>
      </div>
      <Button variant="line" size="small" aria-label={copy.copyName(label)} onClick={copyText}>
        <Glyph name={isCopied === true ? 'check' : 'copy'} />
        <span>{isCopied === true ? copy.copied : copy.copy}</span>
      </Button>
      <VisuallyHidden>
        <span aria-live="polite">{isCopied === true && copy.copied}</span>
      </VisuallyHidden>
    </li>
  );
}
