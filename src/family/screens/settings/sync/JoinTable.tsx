import type { JoinPreview } from '#family/store/sync/FamilySync.ts';
import { restoreCopy } from '#family/words/backup.ts';
import { syncCopy } from '#family/words/sync.ts';
import { CountsTable } from '../backup/CountsTable.tsx';

const { table } = syncCopy.join;

/** What is here, what the account has and what there will be, in numbers. */
export const JoinTable = ({ preview: { here, account, together } }: { preview: JoinPreview }) => (
  <CountsTable
    caption={table.caption}
    columns={[
      { name: restoreCopy.table.here, counts: here },
      { name: table.account, counts: account },
      { name: restoreCopy.table.together, counts: together },
    ]}
  />
);
