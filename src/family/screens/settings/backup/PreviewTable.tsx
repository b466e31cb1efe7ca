import { useState } from 'react';
import type { RestorePreview } from '#family/store/backup/createBackup.ts';
import { whenLabel } from '#base/day/whenLabel.ts';
import { bytesLabel } from '#base/text/bytesLabel.ts';
import { restoreCopy } from '#family/words/backup.ts';
import { CountsTable } from './CountsTable.tsx';
import type { RestoreSource } from './useRestore.ts';

type PreviewTableProps = {
  source: RestoreSource;
  /** ISO 8601 */
  madeAt: string;
  preview: RestorePreview;
  /** Nothing is here yet: what comes is all there will be. */
  isEmpty: boolean;
};

/** What is here, what came and what there will be, in numbers. */
export function PreviewTable({ source, madeAt, preview, isEmpty }: PreviewTableProps) {
  const { table, made, rule, skipped, leftOut } = restoreCopy;
  const came = 'file' in source ? table.backup : table.plan;
  const [now] = useState(() => Date.now());
  const when = made(whenLabel(Date.parse(madeAt), now));
  return (
    <>
      <p className="soft anywhere">
        {'file' in source && (
          <span>{`${source.file.name}, ${bytesLabel(source.file.size)}. `}</span>
        )}
        <span>{when}</span>
      </p>
      <CountsTable
        caption={table.caption}
        columns={[
          { name: table.here, counts: preview.here },
          { name: came, counts: preview.backup },
          { name: table.together, counts: preview.together },
        ]}
      />
      {!isEmpty && <p className="soft anywhere">{rule}</p>}
      {preview.skipped > 0 && <p>{skipped(preview.skipped)}</p>}
      {preview.leftOut > 0 && <p>{leftOut(preview.leftOut)}</p>}
    </>
  );
}
