import { callFunction, post, type Reply } from '#base/http/post.ts';
import { type Backend, pageBackend } from '#base/http/backendConfig.ts';
import type { Logo } from './outbox.ts';

/** What tests fake. All throw when nothing came back. */
export type SubmissionRemote = {
  call: (
    name: 'put_submission' | 'submission_status',
    args: object,
    signal: AbortSignal,
  ) => Promise<Reply>;
  /** put_submission, with a token that proves a person. */
  prove: (body: { token: string; submission: object }, signal: AbortSignal) => Promise<Reply>;
  upload: (logo: Logo, signal: AbortSignal) => Promise<Reply>;
};

export const submissionRemote = (backend: () => Backend = pageBackend): SubmissionRemote => ({
  call: (name, args, signal) => callFunction(backend(), name, args, signal),
  prove: (body, signal) =>
    post(
      backend(),
      '/functions/v1/prove-submission',
      'application/json',
      JSON.stringify(body),
      signal,
    ),
  upload: ({ name, type, bytes }, signal) =>
    post(backend(), `/storage/v1/object/camp-logos/${name}`, type, bytes, signal),
});
