-- What a family keeps on several devices. Values are sealed on the phone with a key that never comes here; readable are
-- kinds, names of fields, and stamps, so that two devices can be merged by somebody who cannot read either of them.
-- Nobody but these functions reaches the tables: there is no policy for anybody.
--
-- What one call may cost is bounded. The embedded database answers in the server's own thread, so nothing a free account can send
-- may hold it for more than a moment: a call is bounded by its rows, its cells, and the length of the stored rows that it touches; a
-- page of changes by its length.
create table private.family_keys (
  owner uuid primary key references auth.users (id) on delete cascade,
  -- Identifies a key; the key cannot be derived from it.
  key_id text collate "C" not null check (key_id ~ '^[A-Za-z0-9_-]{22}$'),
  -- The key itself, locked with the family's password and with its recovery code.
  wraps jsonb not null check (jsonb_typeof(wraps) = 'object' and octet_length(wraps::text) <= 4000)
);

-- A cell is {"v": {"$": sealed} or null, "t": when it was written, "p": what its writer had read}.
-- A stamp is '<ms, 12 hex>-<counter, 4 hex>-<device, 8 hex>', compared bytewise.
create table private.family_rows (
  owner uuid not null references private.family_keys (owner) on delete cascade,
  kind text collate "C" not null check (kind ~ '^[a-z_]{1,20}$'),
  -- Of a child it is random; of what hangs on a camp, a hash that takes the family's key.
  id text collate "C" not null check (char_length(id) between 1 and 120),
  cells jsonb not null,
  -- In bytes: a note has 4000 letters, and may have conflicts beside it. Stored, so that the length of a copy is known without
  -- reading all of it.
  size integer not null generated always as (octet_length(cells::text)) stored check (size <= 200000),
  change_xid xid8 not null default pg_current_xact_id(),
  primary key (owner, kind, id)
);
create index family_rows_change_idx on private.family_rows (owner, change_xid, (kind || ':' || id) collate "C");

-- What one network may have written into families' copies within a day (UTC): accounts are free, and each may hold 20 MB. A row
-- that is rewritten counts like a new one, for it takes room of its own until the database is vacuumed. A family in daily use
-- writes a few hundred kB, and a whole copy 20 MB at most.
create table private.family_writes (
  -- IPv4: the address; of IPv6 the first 48 bits (private.network_hash).
  network_hash bytea not null,
  day date not null,
  bytes bigint not null,
  primary key (network_hash, day)
);

do $$
declare
  kept text;
begin
  foreach kept in array array['private.family_keys', 'private.family_rows', 'private.family_writes'] loop
    execute format('alter table %s enable row level security', kept);
    execute format('alter table %s force row level security', kept);
    execute format('create policy "the owner keeps everything" on %s to current_user using (true) with check (true)', kept);
    execute format('revoke all on %s from public, anon, authenticated, service_role', kept);
  end loop;
end
$$;

-- The whole text at once: one pass of a regular expression instead of several calls for each cell. In jsonb the keys of a cell
-- always come as p, t, v.
create function private.are_cells(cells jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(cells) = 'object'
    and cells::text ~ (
      '^\{(?:"[A-Za-z0-9_]{1,40}(?:#[0-9a-f]{12}-[0-9a-f]{4}-[0-9a-f]{8})?": '
      '\{(?:"p": \[(?:"[0-9a-f]{12}-[0-9a-f]{4}-[0-9a-f]{8}"(?:, )?)*\], )?"t": "[0-9a-f]{12}-[0-9a-f]{4}-[0-9a-f]{8}", '
      '"v": (?:null|\{"\$": "[A-Za-z0-9_-]+"\})\}(?:, )?)*\}$')
    and not jsonb_path_exists(cells, '$.*.p.size() ? (@ > 50)')
$$;

-- Whether the writer of the cell had read a stamp: for each device the cell names the latest stamp that was read.
create function private.has_read(cell jsonb, stamp text) returns boolean
language sql immutable set search_path = '' as $$
  select exists (select from jsonb_array_elements_text(coalesce(cell -> 'p', '[]')) read
    where right(read, 8) = right(stamp, 8) and read collate "C" >= stamp collate "C")
$$;

-- The rule of mergeCells in src/family/rules/sync: of each field the later stamp wins. Free text (the field "text") that loses
-- to a writer who had not read it stays as a conflict, under its own stamp.
create function private.merge_cells(a jsonb, b jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  with pair as (
    select field, mine.value as mine, theirs.value as theirs,
      mine.value is null or coalesce((theirs.value ->> 't') collate "C" > (mine.value ->> 't') collate "C", false) as is_later
    from jsonb_each(a) mine (field, value) full join jsonb_each(b) theirs (field, value) using (field)
  ), judged as (
    select field, case when is_later then theirs else mine end as won, case when is_later then mine else theirs end as lost from pair
  )
  select coalesce((select jsonb_build_object('text#' || (lost ->> 't'), lost - 'p') from judged
    where field = 'text' and lost ->> 't' <> won ->> 't' and lost -> 'v' <> 'null' and lost -> 'v' <> won -> 'v'
      and not private.has_read(won, lost ->> 't')), '{}') || coalesce(jsonb_object_agg(field, won), '{}') from judged
$$;

-- Whether the account has a second step that this session has not taken.
create function private.lacks_second_step() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal2'
    and exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified')
$$;

-- Returns the caller. `expected`: the owner of the phone's rows, as a tab may have missed a change of account.
create function private.family_owner(expected uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
begin
  if me is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if expected is distinct from me then
    raise exception 'Somebody else is signed in' using errcode = 'PT409', hint = 'owner';
  end if;
  if private.lacks_second_step() then
    raise exception 'The second step is missing' using errcode = 'PT403', hint = 'second_step';
  end if;
  return me;
end
$$;

-- The sealed copy belongs to one key. Held until the end of the transaction: one device of a family at a time.
create function private.check_family_key(me uuid, given text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  stored text;
begin
  select k.key_id into stored from private.family_keys k where k.owner = me for update;
  if stored is null then
    raise exception 'There is no copy' using errcode = 'PT409', hint = 'no_copy';
  end if;
  if given is distinct from stored then
    raise exception 'The copy has another key' using errcode = 'PT409', hint = 'other_key';
  end if;
end
$$;

create function private.server_ms() returns bigint
language sql volatile set search_path = '' as $$ select floor(extract(epoch from clock_timestamp()) * 1000)::bigint $$;

-- Refuses with the seconds until the day is over. Called before anything is written: a transaction that fails at its end has
-- used the room all the same.
create function private.check_family_writes() returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'utc')::date;
begin
  if exists (select from private.family_writes w
    where w.network_hash = private.network_hash(48) and w.day = today and w.bytes > 300000000) then
    raise exception 'Too much from this network today' using errcode = 'PT429',
      hint = ceil(extract(epoch from (today + 1)::timestamp at time zone 'utc' - now()))::text;
  end if;
end
$$;

create function private.count_family_writes(written bigint) returns void
language sql security definer set search_path = '' as $$
  delete from private.family_writes w where w.day < (now() at time zone 'utc')::date;
  insert into private.family_writes as w (network_hash, day, bytes)
  values (private.network_hash(48), (now() at time zone 'utc')::date, written)
  on conflict (network_hash, day) do update set bytes = w.bytes + excluded.bytes;
$$;

-- {"key": {"key_id", "wraps"} or null}.
create function public.family_key(expected_owner uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.family_owner(expected_owner);
begin
  return jsonb_build_object('key', (select jsonb_build_object('key_id', k.key_id, 'wraps', k.wraps)
    from private.family_keys k where k.owner = me));
end
$$;

-- Creates a copy (`replaces` null), rewraps its key (the same key), or restarts it with another key, which deletes the rows of
-- the old one. {"outcome": "stored" | "other", "key"}: "other" when the copy is not the one to be replaced. May be repeated.
create function public.put_family_key(key_id text, wraps jsonb, replaces text, expected_owner uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := private.family_owner(expected_owner);
  stored private.family_keys;
begin
  -- Also where there is no row to lock yet.
  perform pg_advisory_xact_lock(hashtextextended('family key ' || me, 0));
  select * into stored from private.family_keys k where k.owner = me for update;
  if stored.key_id is distinct from put_family_key.replaces
    and (stored.key_id, stored.wraps) is distinct from (put_family_key.key_id, put_family_key.wraps) then
    return jsonb_build_object('outcome', 'other', 'key', case when stored.owner is not null then
      jsonb_build_object('key_id', stored.key_id, 'wraps', stored.wraps) end);
  end if;
  if stored.key_id <> put_family_key.key_id then
    delete from private.family_rows r where r.owner = me;
  end if;
  insert into private.family_keys as k (owner, key_id, wraps) values (me, put_family_key.key_id, put_family_key.wraps)
  on conflict (owner) do update set key_id = excluded.key_id, wraps = excluded.wraps;
  return jsonb_build_object('outcome', 'stored', 'key',
    jsonb_build_object('key_id', put_family_key.key_id, 'wraps', put_family_key.wraps));
end
$$;

-- Merges what a device has: [{"kind", "id", "cells"}], 100 rows and 1,000 cells at most. May be sent twice, late, and in any
-- order. What is refused with 22023 for being too much at once can be sent in smaller parts. A row is measured before its text is
-- made, in which a short number may have thousands of digits.
create function public.push_family(rows jsonb, key_id text, expected_owner uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.family_owner(expected_owner);
  -- A clock may be off by two days; beyond that its changes would win for ever.
  latest jsonb := jsonb_build_object('latest', lpad(to_hex(private.server_ms() + 2 * 86400000), 12, '0') || '-ffff-ffffffff');
  item jsonb;
  given jsonb;
  stored private.family_rows;
  merged jsonb;
  cell_count integer := 0;
  -- Of the stored rows, in bytes.
  touched integer := 0;
  written bigint := 0;
begin
  perform private.check_family_key(me, push_family.key_id);
  perform private.check_family_writes();
  if jsonb_typeof(push_family.rows) is distinct from 'array' or jsonb_array_length(push_family.rows) > 100 then
    raise exception 'Rows are a list of 100 at most' using errcode = 'invalid_parameter_value';
  end if;
  for item in select value from jsonb_array_elements(push_family.rows) loop
    given := item -> 'cells';
    if jsonb_typeof(given) is distinct from 'object' then
      raise exception 'A row has no cells' using errcode = 'invalid_parameter_value';
    end if;
    cell_count := cell_count + (select count(*) from jsonb_object_keys(given));
    if cell_count > 1000 then
      raise exception 'Send at most 1000 cells at once' using errcode = 'invalid_parameter_value';
    end if;
    if pg_column_size(given) > 300000 then
      raise exception 'A row is too long' using errcode = 'invalid_parameter_value';
    end if;
    if not private.are_cells(given) then
      raise exception 'A cell is not sealed, or has no stamp' using errcode = 'invalid_parameter_value';
    end if;
    if jsonb_path_exists(given, '$.*.t ? (@ > $latest)', latest) then
      raise exception 'A stamp of the future' using errcode = 'datetime_field_overflow', hint = 'clock';
    end if;
    -- No other writer is active: the family's key is locked.
    select * into stored from private.family_rows r
      where r.owner = me and r.kind = item ->> 'kind' and r.id = item ->> 'id';
    if not found then
      insert into private.family_rows (owner, kind, id, cells) values (me, item ->> 'kind', item ->> 'id', given)
        returning * into stored;
      written := written + stored.size;
      continue;
    end if;
    touched := touched + stored.size;
    if touched > 500000 and touched > stored.size then
      raise exception 'Send fewer rows at once' using errcode = 'invalid_parameter_value';
    end if;
    merged := private.merge_cells(stored.cells, given);
    if merged <> stored.cells then
      update private.family_rows r set cells = merged, change_xid = pg_current_xact_id()
        where r.owner = me and r.kind = stored.kind and r.id = stored.id;
      written := written + octet_length(merged::text);
    end if;
  end loop;
  if (select count(*) > 5000 or sum(r.size) > 20000000 from private.family_rows r where r.owner = me) then
    raise exception 'The copy is full' using errcode = 'program_limit_exceeded', hint = 'full';
  end if;
  if written > 0 then
    perform private.count_family_writes(written);
  end if;
  return jsonb_build_object('now', private.server_ms());
end
$$;

-- {"epoch", "owner", "now", "rows", "next", "more", "reset"}: the changes since the cursor, as in changed_camps. Rows that an
-- open transaction might still precede are left out. A page ends after 500,000 bytes, too, and has one row at least. `reset`:
-- the cursor is from this server's future.
create function public.family_changes(after_xid text, after_id text, page_size integer, key_id text, expected_owner uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.family_owner(expected_owner);
  page integer := least(greatest(coalesce(page_size, 100), 1), 200);
  horizon xid8 := pg_snapshot_xmin(pg_current_snapshot());
  is_ahead boolean;
  answer jsonb;
begin
  perform private.check_family_key(me, family_changes.key_id);
  if after_xid is null or after_xid !~ '^[0-9]{1,20}$' or after_id is null then
    raise exception 'after_xid is not a cursor' using errcode = 'invalid_parameter_value';
  end if;
  -- As numeric: casting a value beyond 64 bits would wrap around.
  is_ahead := after_xid::numeric >= horizon::text::numeric;
  with candidate as (
    select r.kind, r.id, r.cells, r.size, r.change_xid, r.kind || ':' || r.id as position from private.family_rows r
    where not is_ahead and r.owner = me and r.change_xid < horizon
      and (r.change_xid, (r.kind || ':' || r.id) collate "C") > ((case when is_ahead then '0' else after_xid end)::xid8, after_id)
    order by r.change_xid, (r.kind || ':' || r.id) collate "C" limit page + 1
  ), counted as (
    select *, row_number() over in_order as nth, sum(size) over in_order as total from candidate
    window in_order as (order by change_xid, position collate "C")
  ), ordered as (
    select *, nth <= page and (nth = 1 or total <= 500000) as fits from counted
  )
  select jsonb_build_object(
    'rows', coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'id', id, 'cells', cells) order by nth) filter (where fits), '[]'),
    'next', coalesce((array_agg(jsonb_build_object('xid', change_xid::text, 'id', position) order by nth desc) filter (where fits))[1],
      jsonb_build_object('xid', after_xid, 'id', after_id)),
    'more', count(*) > count(*) filter (where fits)) into answer from ordered;
  return answer || jsonb_build_object('epoch', (select epoch from public.sync_epoch), 'owner', me, 'now', private.server_ms(),
    'reset', is_ahead);
end
$$;

-- Switching sync off removes the copy; the other devices notice at their next question.
create function public.forget_family(expected_owner uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.family_owner(expected_owner);
begin
  delete from private.family_keys k where k.owner = me;
  return true;
end
$$;

-- Deletes the account and everything that belongs to it. It needs a password typed just now: a forgotten open tab is not
-- enough, and neither is a refreshed token. A mailed link or code ('otp', 'recovery') is no password: a reader of the mailbox
-- could delete the account.
create function public.delete_account() returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  signed_in_at bigint;
begin
  if me is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if private.lacks_second_step() then
    raise exception 'The second step is missing' using errcode = 'PT403', hint = 'second_step';
  end if;
  select max((way ->> 'timestamp')::bigint) into signed_in_at
    from jsonb_array_elements(auth.jwt() -> 'amr') way where way ->> 'method' = 'password';
  if signed_in_at is null or to_timestamp(signed_in_at) < now() - interval '10 minutes' then
    raise exception 'Sign in again' using errcode = 'PT403', hint = 'sign_in_again';
  end if;
  delete from auth.users u where u.id = me;
  -- The log of sign-ins has the email, too.
  delete from auth.audit_log_entries e where e.payload ->> 'actor_id' = me::text;
  return true;
end
$$;

revoke all on function private.are_cells(jsonb), private.has_read(jsonb, text), private.merge_cells(jsonb, jsonb),
  private.lacks_second_step(), private.family_owner(uuid), private.check_family_key(uuid, text), private.server_ms(),
  private.check_family_writes(), private.count_family_writes(bigint), public.family_key(uuid),
  public.put_family_key(text, jsonb, text, uuid), public.push_family(jsonb, text, uuid),
  public.family_changes(text, text, integer, text, uuid), public.forget_family(uuid), public.delete_account()
  from public, anon, authenticated, service_role;
grant execute on function public.family_key(uuid), public.put_family_key(text, jsonb, text, uuid),
  public.push_family(jsonb, text, uuid), public.family_changes(text, text, integer, text, uuid), public.forget_family(uuid),
  public.delete_account() to authenticated;
