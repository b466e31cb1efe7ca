import { useState } from 'react';
import { logBug } from '#base/device/isNoAnswer.ts';
import { useApp } from '#base/useApp.ts';
import { type Child, MAX_CHILDREN } from '#family/rules/profile.ts';
import { type HomesOffer, NEW_CHILD } from '#planner/rules/custody/joinHomes.ts';
import { homesCopy } from '#planner/words/homes.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { useSingleFlight } from '#ui/useSingleFlight.ts';

const copy = homesCopy.join;

type JoinFormProps = {
  offer: HomesOffer;
  own: readonly Child[];
  /** The ids of own children that are shared already. */
  taken: readonly string[];
  onJoined?: () => void;
};

/** Which of the family's children those of the other parent are, and the button that puts them into the plan. */
export function JoinForm({ offer, own, taken, onJoined }: JoinFormProps) {
  const app = useApp();
  const { isBusy, run } = useSingleFlight();
  const free = own.filter(({ id }) => !taken.includes(id));
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      offer.children.map(({ id, name }) => [id, sameName(free, name)?.id ?? NEW_CHILD]),
    ),
  );
  const [problem, setProblem] = useState<'gone' | 'failed' | null>(null);
  const picked = Object.values(chosen).filter((id) => id !== NEW_CHILD);
  const isTwice = new Set(picked).size < picked.length;
  const isFull = own.length + offer.children.length - picked.length > MAX_CHILDREN;

  const join = () =>
    run(async () => {
      setProblem(null);
      try {
        const publisher = await (await app.planner()).publisher();
        if ((await publisher.join(offer, chosen)) === 'gone') setProblem('gone');
        else onJoined?.();
      } catch (error) {
        logBug(error);
        setProblem('failed');
      }
    });
  return (
    <>
      {offer.children.map(({ id, name }) => (
        <NativeSelect
          key={id}
          label={copy.which(name)}
          value={chosen[id] ?? NEW_CHILD}
          error={isTwice && chosen[id] !== NEW_CHILD ? copy.twice : undefined}
          options={[
            { value: NEW_CHILD, label: copy.add(name) },
            ...free.map((child) => ({ value: child.id, label: child.firstName })),
          ]}
          onChange={(value) => setChosen((before) => ({ ...before, [id]: value }))}
        />
      ))}
      {isFull && <Alert tone="warn" title={copy.tooMany} />}
      {problem && <Alert tone="danger" title={copy[problem]} />}
      <Button
        variant="main"
        className="self-start"
        disabled={isTwice || isFull}
        aria-disabled={isBusy}
        onClick={() => void join()}
      >
        {copy.action}
      </Button>
    </>
  );
}

const sameName = <T extends { firstName: string }>(children: readonly T[], name: string) =>
  children.find(({ firstName }) => firstName.trim().toLowerCase() === name.trim().toLowerCase());
