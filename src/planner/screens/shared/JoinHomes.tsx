import { useState } from 'react';
import { logBug } from '#base/device/isNoAnswer.ts';
import { useApp } from '#base/useApp.ts';
import { formatList } from '#camps/camps.ts';
import { useProfile, useProfileStore, type ProfileStore } from '#family/family.ts';
import { MAX_CHILDREN, ownChildren } from '#family/rules/profile.ts';
import type { PlanState } from '#family/rules/plan/planRows.ts';
import { type HomesOffer, NEW_CHILD } from '#planner/rules/custody/joinHomes.ts';
import { hasTwoHomes } from '#planner/rules/custody/homeOfDay.ts';
import { usePlanState } from '#planner/store/usePlanState.ts';
import { homesCopy } from '#planner/words/homes.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';
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
      <h1 tabIndex={-1} ref={(element) => element?.focus()}>
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
  const app = useApp();
  const own = ownChildren(useProfile(store).profile);
  const { isBusy, run } = useSingleFlight();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      offer.children.map(({ id, name }) => [id, sameName(own, name)?.id ?? NEW_CHILD]),
    ),
  );
  const [hasFailed, setFailed] = useState(false);
  const picked = Object.values(chosen).filter((id) => id !== NEW_CHILD);
  const isTwice = new Set(picked).size < picked.length;
  const isFull = own.length + offer.children.length - picked.length > MAX_CHILDREN;

  const join = () =>
    run(async () => {
      setFailed(false);
      try {
        await (await (await app.planner()).publisher()).join(offer, chosen);
      } catch (error) {
        logBug(error);
        setFailed(true);
      }
    });
  return (
    <div className={styles.join}>
      <h1>{copy.title(offer.sender)}</h1>
      <p>{copy.lead(offer.sender, formatList(offer.children.map(({ name }) => name)))}</p>
      {offer.children.map(({ id, name }) => (
        <NativeSelect
          key={id}
          label={copy.which(name)}
          value={chosen[id] ?? NEW_CHILD}
          error={isTwice && chosen[id] !== NEW_CHILD ? copy.twice : undefined}
          options={[
            { value: NEW_CHILD, label: copy.add(name) },
            ...own.map((child) => ({ value: child.id, label: child.firstName })),
          ]}
          onChange={(value) => setChosen((before) => ({ ...before, [id]: value }))}
        />
      ))}
      {hasTwoHomes(state) && <Alert tone="warn" title={copy.replaces} />}
      <details>
        <summary className="tap">{homesCopy.shared}</summary>
        <SharedFieldGroups />
      </details>
      {isFull && <Alert tone="warn" title={copy.tooMany} />}
      {hasFailed && <Alert tone="danger" title={copy.failed} />}
      <Button
        variant="main"
        className="self-start"
        disabled={isTwice || isFull}
        aria-disabled={isBusy}
        onClick={() => void join()}
      >
        {copy.action}
      </Button>
      <p className="soft small">{copy.leave}</p>
    </div>
  );
}

const sameName = <T extends { firstName: string }>(children: readonly T[], name: string) =>
  children.find(({ firstName }) => firstName.trim().toLowerCase() === name.trim().toLowerCase());
