import { useMemo } from 'react';
import { useReadyDirectory, useToday } from '#camps/camps.ts';
import type { OutboxEntry } from '#providers/store/outbox/outbox.ts';
import { possibleDuplicates } from '#providers/rules/duplicates/duplicates.ts';
import { withDays } from '#providers/rules/duplicates/withDays.ts';
import { submittedDates } from '#providers/rules/submission/submittedDates.ts';
import { sessionDays } from '#camps/rules/text/dates/campDates.ts';
import { previewCopy } from '#providers/words/listing/preview.ts';
import { Alert } from '#ui/Alert.tsx';
import { AppLink } from '#ui/AppLink.tsx';
import type { Values } from '../form/formContent.ts';
import { useListingTools } from '../useListingTools.ts';

type DuplicateNoticeProps = {
  values: Values;
  /** The submission that is edited, or null. */
  editId: string | null;
};

/** Warns when likely the same camp is listed or sent already. It does not block the form. */
export function DuplicateNotice({ values, editId }: DuplicateNoticeProps) {
  const { entries } = useListingTools();
  const today = useToday();
  const directory = useReadyDirectory();
  const camps = useMemo(() => withDays(directory), [directory]);
  const { providerName, websiteUrl, streetAddress, zipCode, datesText } = values;
  const sought = useMemo(
    () => ({
      providerName,
      websiteUrl,
      streetAddress,
      zipCode,
      datesText,
      days: daysIn(datesText, today),
    }),
    [providerName, websiteUrl, streetAddress, zipCode, datesText, today],
  );
  const listed = useMemo(() => possibleDuplicates(sought, camps)[0]?.camp, [sought, camps]);
  const isSent = useMemo(
    () => possibleDuplicates(sought, sentIn(entries ?? [], editId, today)).length > 0,
    [sought, entries, editId, today],
  );
  const copy = previewCopy.duplicates;
  if (isSent) {
    return (
      <Alert tone="info" title={copy.sent}>
        {copy.text}
      </Alert>
    );
  }
  if (listed === undefined) return null;
  return (
    <Alert tone="info" title={copy.listed}>
      {copy.text}{' '}
      <AppLink
        className="row-inline middle tap same-ink"
        to="/camps/$campId"
        params={{ campId: listed.id }}
      >
        {copy.see(listed.providerName)}
      </AppLink>
    </Alert>
  );
}

/** What this phone has sent, without what was taken back. */
const sentIn = (entries: readonly OutboxEntry[], editId: string | null, today: string) =>
  entries
    .filter(({ id, isWithdrawn, state }) => id !== editId && !isWithdrawn && state !== 'closed')
    .map(({ fields }) => ({ ...fields, days: daysIn(fields.datesText, today) }));

const daysIn = (text: string, today: string) => sessionDays(submittedDates(text, today).sessions);
