import * as v from 'valibot';

/** Where a submission stands on the server. `withdrawn`: taken back by its provider, for good. */
export const StatusSchema = v.picklist([
  'pending',
  'changes_requested',
  'approved',
  'rejected',
  'withdrawn',
]);
export type Status = v.InferOutput<typeof StatusSchema>;
