import { formatList } from '#camps/camps.ts';
import type { RoomRow } from '#family/rules/plan/planRows.ts';
import { shareChildren } from '#planner/rules/custody/joinHomes.ts';
import { useMoreChildren } from '#planner/store/rooms/useGuestWords.ts';
import { homesCopy } from '#planner/words/homes.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { usePlan } from '../PlanContext.ts';
import { JoinForm } from './JoinForm.tsx';

const copy = homesCopy.more;

type MoreChildrenProps = {
  room: RoomRow;
  /** The other parent. */
  other: string;
  /** What was pressed goes: the focus goes elsewhere. */
  onGone: () => void;
};

/** Children who came to live in two homes after the two phones began to share. */
export function MoreChildren({ room, other, onGone }: MoreChildrenProps) {
  const { state, children, keep } = usePlan();
  const offer = useMoreChildren(state);
  const shared = Object.values(room.children ?? {});
  const left = children.filter(({ child, custody }) => custody && !shared.includes(child.id));
  const unshared = room.ownSecret === '' ? [] : left;
  return (
    <>
      {unshared.map(({ child: { id, firstName } }) => (
        <Alert
          key={id}
          tone="info"
          title={copy.unshared(firstName, other)}
          action={
            <Button
              variant="line"
              size="small"
              onClick={() => {
                onGone();
                // Without an undo: what the other parent has planned since then would go with it.
                void keep(shareChildren(state, room, { [id]: id }));
              }}
            >
              {copy.share(firstName)}
            </Button>
          }
        />
      ))}
      {offer && (
        <section className="stack gap-60">
          <h3>{copy.offered(other, formatList(offer.children.map(({ name }) => name)))}</h3>
          <JoinForm
            key={offer.children.map(({ id }) => id).join()}
            offer={offer}
            own={children.map(({ child }) => child)}
            taken={shared}
            onJoined={onGone}
          />
        </section>
      )}
    </>
  );
}
