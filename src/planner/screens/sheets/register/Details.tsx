import { registerCopy as copy } from '#planner/words/register.ts';
import type { Child } from '#family/rules/profile.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { usePlan } from '../../PlanContext.ts';
import parts from '../sheetParts.module.css';
import { childDetails, parentDetails } from './childDetails.ts';
import { CopyRow } from './CopyRow.tsx';

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
