import type { JoinPreview } from '#family/store/sync/FamilySync.ts';
import { restoreCopy } from '#family/words/backup.ts';
import { syncCopy } from '#family/words/sync.ts';
import { CountsTable } from '../backup/CountsTable.tsx';

const { ready, table } = syncCopy.join;

export const isEmptyHere = ({ here }: JoinPreview): boolean =>
  Object.values(here).every((count) => count === 0);

/** What is here, what the other devices have and what there will be, in numbers. */
export function JoinPreviewed({ preview }: { preview: JoinPreview }) {
  const { here, devices, together } = preview;
  return (
    <>
      <CountsTable
        caption={table.caption}
        columns={[
          { name: restoreCopy.table.here, counts: here },
          { name: table.devices, counts: devices },
          { name: restoreCopy.table.together, counts: together },
        ]}
      />
      {!isEmptyHere(preview) && <p className="soft">{ready.rule}</p>}
    </>
  );
}
