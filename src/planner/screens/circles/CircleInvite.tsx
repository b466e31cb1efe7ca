import { useState } from 'react';
import type { CircleRow } from '#family/rules/plan/circleRows.ts';
import { circlesCopy } from '#planner/words/circles.ts';
import { LinkWays } from '../pieces/LinkWays.tsx';
import { AskFirst } from './AskFirst.tsx';
import type { CircleActions, Trouble } from './circlePlan.ts';
import { TroubleAlert, withTrouble } from './TroubleAlert.tsx';

const copy = circlesCopy.link;

type CircleInviteProps = Pick<CircleActions, 'onRenew'> & {
  row: CircleRow;
  name: string;
  /** The circle was just made: the link is to be sent, not changed. */
  isNew?: boolean;
};

/** The link by which families join; whoever started the circle can change it. */
export function CircleInvite({ row, name, isNew = false, onRenew }: CircleInviteProps) {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [said, setSaid] = useState('');
  const { secret, ownSecret } = row.access;

  async function renew() {
    setSaid('');
    setTrouble(null);
    const answer = await withTrouble(async () => ({ trouble: await onRenew(row) }));
    setTrouble(answer.trouble);
    if (answer.trouble === null) setSaid(copy.renewed);
  }
  return (
    <div className="stack columns-1 gap-75">
      <div className="leading-145">
        <p>{copy.where}</p>
        <p>{copy.care}</p>
      </div>
      <LinkWays
        key={secret}
        url={`${window.location.origin}/matches#${secret}`}
        shareTitle={copy.shareTitle(name)}
        isCodeFolded
      />
      {ownSecret !== '' && !isNew && (
        <AskFirst action={copy.renew} text={copy.renewAsk} yes={copy.renewYes} onYes={renew} />
      )}
      {trouble !== null && <TroubleAlert trouble={trouble} text={copy.needsSignal} />}
      <output className="small weight-700">{said}</output>
    </div>
  );
}
