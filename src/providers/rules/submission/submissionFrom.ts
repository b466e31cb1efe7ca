import * as v from 'valibot';
import { type Submission, SubmissionSchema } from './submission.ts';

/** What a form holds once problemsOf() finds nothing in it. Throws for anything else. */
export const submissionFrom = (values: unknown): Submission => v.parse(SubmissionSchema, values);
