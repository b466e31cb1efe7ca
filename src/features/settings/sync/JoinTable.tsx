import type { JoinPreview } from '#data/family/sync/FamilySync.ts';
import { restoreCopy } from '#content/backup.ts';
import { syncCopy } from '#content/sync.ts';
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
