import { formCopy } from '#providers/words/listing/form.ts';

/**
 * Why a listing could not be submitted: of an `Error` of ours, or the server's, its own words. Errors with a name of
 * their own are the browser's, or wrap one: their messages are not for users.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return formCopy.failed.description;
  if (error.name === 'StorageError') return formCopy.notSaved.description;
  return (error.name === 'Error' && error.message) || formCopy.failed.description;
}
