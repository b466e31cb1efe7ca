import { registerCopy as copy } from '#content/plan/register.ts';
import type { ProfileStore } from '#data/profile/ProfileStore.ts';
import { useProfile } from '#data/profile/useProfile.ts';
import { useProfileStore } from '#data/profile/useProfileStore.ts';
import type { Child } from '#domain/family/profile.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { usePlan } from '../../PlanContext.ts';
import parts from '../sheetParts.module.css';
import { childDetails, type Detail, parentDetails } from './childDetails.ts';
import { CopyRow } from './CopyRow.tsx';
import styles from './RegisterSheet.module.css';

/** What a camp's form asks, to be copied one by one. It stays on this phone. */
export function Details({ child }: { child: Child }) {
  const { directory, isSample } = usePlan();
  const store = useProfileStore();
  const ofChild = childDetails(child, directory.districts);
  return (
    <section className={parts.section}>
      <h3>{copy.copyHeading}</h3>
      <p className={parts.lead}>{copy.copyLead}</p>
      <ul className={styles.details}>
        <Rows details={ofChild} />
        {/* A made-up child has no parents. */}
        {store !== null && !isSample && <ParentRows store={store} />}
      </ul>
      <p className={parts.lead}>
        {copy.missing} <AppLink to="/profile">{copy.profile}</AppLink>
      </p>
    </section>
  );
}

function ParentRows({ store }: { store: ProfileStore }) {
  const { profile } = useProfile(store);
  return <Rows details={parentDetails(profile.parentInfo)} />;
}

const Rows = ({ details }: { details: readonly Detail[] }) =>
  details.map(({ label, text }) => <CopyRow key={label} label={label} text={text} />);
