import * as v from 'valibot';
import { problemsOf, SubmissionSchema } from './submission.ts';

const missing = problemsOf({});

/** What no listing goes without. */
export const REQUIRED_FIELDS = v
  .keyof(SubmissionSchema.pipe[0])
  .options.filter((field) => missing[field] !== undefined);
