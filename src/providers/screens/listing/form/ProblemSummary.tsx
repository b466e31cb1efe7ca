import { logoCopy } from '#providers/words/listing/logo.ts';
import { summaryTitle } from '#providers/words/listing/summary.ts';
import { ErrorSummary } from '#ui/fields/ErrorSummary.tsx';
import { fieldId } from '../fields/ListingContext.ts';
import { LOGO_ID } from '../fields/LogoField.tsx';
import { FORM_FIELDS } from '#providers/rules/submission/fields.ts';
import { type FormProblems as Found } from './formContent.ts';
import type { LogoChoice } from './logoChoice.ts';

type ProblemSummaryProps = { problems: Found; logoProblem: LogoChoice['problem'] };

/** Everything a submit has found, in the order of the form. */
export function ProblemSummary({ problems, logoProblem }: ProblemSummaryProps) {
  const listed = FORM_FIELDS.flatMap((field) => {
    const message = problems[field];
    return message === undefined ? [] : { id: fieldId(field), message };
  });
  if (logoProblem !== null) listed.push({ id: LOGO_ID, message: logoCopy.problems[logoProblem] });
  return <ErrorSummary title={summaryTitle(listed.length)} problems={listed} />;
}
