import { formatList } from '#camps/camps.ts';
import { useProfile, useProfileStore, type ProfileStore } from '#family/family.ts';
import { ownChildren } from '#family/rules/profile.ts';
import type { PlanState } from '#family/rules/plan/planRows.ts';
import type { HomesOffer } from '#planner/rules/custody/joinHomes.ts';
import { hasTwoHomes } from '#planner/rules/custody/homeOfDay.ts';
import { usePlanState } from '#planner/store/usePlanState.ts';
import { homesCopy } from '#planner/words/homes.ts';
import { Alert } from '#ui/Alert.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { focusOnMount } from '#ui/focusOnMount.ts';
import { JoinForm } from '../homes/JoinForm.tsx';
import { SharedFieldGroups } from '../sheets/homes/SharedFieldGroups.tsx';
import styles from './SharedView.module.css';

const copy = homesCopy.join;

export type JoinHomesProps = { offer: HomesOffer };

/** The other parent asks to plan together: what comes, and which of the children it is about. */
export function JoinHomes(props: JoinHomesProps) {
  const profile = useProfileStore();
  const state = usePlanState();
  if (profile === null || state === null) return <Skeleton />;
  const { offer } = props;
  const known = state.rooms.find(({ secret }) => secret === offer.secret);
  if (known?.ownSecret) return <Said title={copy.own.title} text={copy.own.text} />;
  if (known) return <Said title={copy.done(offer.sender)} text={copy.doneText} />;
  return <Join {...props} state={state} store={profile} />;
}

function Said({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.join}>
      <h1 tabIndex={-1} ref={focusOnMount}>
        {title}
      </h1>
      <p>{text}</p>
      <ButtonLink variant="main" className="self-start" to="/my-camps">
        {copy.toPlan}
      </ButtonLink>
    </div>
  );
}

type JoinProps = JoinHomesProps & { state: PlanState; store: ProfileStore };

function Join({ offer, state, store }: JoinProps) {
  const own = ownChildren(useProfile(store).profile);
  return (
    <div className={styles.join}>
      <h1>{copy.title(offer.sender)}</h1>
      <p>{copy.lead(offer.sender, formatList(offer.children.map(({ name }) => name)))}</p>
      {hasTwoHomes(state) && <Alert tone="warn" title={copy.replaces} />}
      <details>
        <summary className="tap">{homesCopy.shared}</summary>
        <SharedFieldGroups />
      </details>
      <JoinForm offer={offer} own={own} taken={NONE} />
      <p className="soft small">{copy.leave}</p>
    </div>
  );
}

const NONE: readonly string[] = [];
