/** The form, opened on an entry of the outbox; without one, as it was left. */
export const formLink = (entryId: string | null) => ({
  to: '/list-your-camp' as const,
  search: entryId === null ? {} : { edit: entryId },
});
