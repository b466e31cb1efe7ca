// The family's rows of database version 6, as version 7 stores them. Frozen: schemas of today must not change what it writes.

export type Row = Readonly<Record<string, unknown>>;
/** Rows by the names of their tables. */
export type StoredTables = Readonly<Record<string, readonly Row[]>>;

/**
 * Renames `favourites` to `favorites`. A camp of `scheduled` becomes an undecided entry of the plan, unless the plan
 * has an entry for it; its tombstone removes the old row on other devices.
 */
export function tablesOfVersion7({
  favourites = [],
  favorites = favourites,
  scheduled = [],
  plan = [],
  tombstones = [],
  ...others
}: StoredTables): StoredTables {
  const planned = new Set(plan.flatMap(({ kind, campId }) => (kind === 'plan' ? [campId] : [])));
  const added = scheduled.filter(({ campId }) => !planned.has(campId)).map(entryOf);
  const addedIds = new Set(added.map(({ id }) => id));
  return {
    ...others,
    favorites,
    plan: [...plan, ...added],
    tombstones: [
      ...tombstones.filter(({ kind, id }) => kind !== 'plan' || !addedIds.has(String(id))),
      ...scheduled.map((row) => ({
        kind: 'scheduled',
        id: row.campId,
        deletedAt: lastChange(row) + 1,
      })),
    ],
  };
}

function entryOf(row: Row) {
  const id = `scheduled-${String(row.campId)}`;
  const providerName = typeof row.name === 'string' ? row.name.slice(0, 200) : '';
  return {
    kind: 'plan',
    id,
    childId: null,
    campId: row.campId,
    days: [],
    status: 'considering',
    wantId: id,
    snapshot: { ...NEVER_SEEN, providerName },
    updatedAt: lastChange(row),
  };
}

/** ms since 1970; 0 where nothing readable is stored. */
function lastChange({ updatedAt, savedAt }: Row): number {
  const time = updatedAt ?? savedAt;
  return typeof time === 'number' ? time : 0;
}

const NEVER_SEEN = {
  seenOn: '2026-01-01',
  price: null,
  hours: null,
  days: null,
  datesText: null,
  ageMin: null,
  ageMax: null,
  streetAddress: null,
  city: null,
  websiteUrl: null,
  registrationOpensAt: null,
  registrationOpensOn: null,
};
