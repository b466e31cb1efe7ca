import * as v from 'valibot';

/** The status of a submission on the server. `withdrawn` means taken back by its provider for good. */
export const SubmissionStatusSchema = v.picklist([
  'pending',
  'changes_requested',
  'approved',
  'rejected',
  'withdrawn',
]);
export type SubmissionStatus = v.InferOutput<typeof SubmissionStatusSchema>;
