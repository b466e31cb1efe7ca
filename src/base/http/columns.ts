// The names of columns, for rows that come and submissions that go.

/** Columns that are not simply the field in snake_case. */
const COLUMN_NAMES: Readonly<Record<string, string | undefined>> = {
  providerName: 'camp_provider_name',
  theme: 'camp_theme',
  datesText: 'camp_dates',
  hours: 'camps_hours',
  days: 'date_array',
};
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The column of a camp's field, or of a submission's. */
export const columnName = (field: string): string => COLUMN_NAMES[field] ?? snakeCase(field);

/** Fields by their columns; the values stay as they are. */
export const toColumns = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [columnName(field), value]));
