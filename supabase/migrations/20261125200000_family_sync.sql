-- What a family keeps on several devices. Values are sealed on the phone with a key that never comes here; readable are
-- kinds, names of fields, and stamps, so that two devices can be merged by somebody who cannot read either of them.
-- Nobody but these functions reaches the tables: there is no policy for anybody.
create table private.family_keys (
  owner uuid primary key references auth.users (id) on delete cascade,
  -- Tells one key from another; nothing leads from it to the key.
  key_id text collate "C" not null check (key_id ~ '^[A-Za-z0-9_-]{22}$'),
  -- The key itself, locked with the family's password and with its recovery code.
  wraps jsonb not null check (jsonb_typeof(wraps) = 'object' and octet_length(wraps::text) <= 4000)
);

-- A cell is {"v": {"$": sealed} or null, "t": when it was written, "p": what its writer had read}.
-- A stamp is '<ms, 12 hex>-<counter, 4 hex>-<device, 8 hex>', compared bytewise.
create function private.is_stamp(stamp jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_typeof(stamp) = 'string' and stamp #>> '{}' ~ '^[0-9a-f]{12}-[0-9a-f]{4}-[0-9a-f]{8}$', false)
$$;

create function private.is_sealed(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case jsonb_typeof(value) when 'null' then true
    when 'object' then value - '$' = '{}' and coalesce(jsonb_typeof(value -> '$') = 'string' and value ->> '$' ~ '^[A-Za-z0-9_-]+$', false)
    else false end
$$;

create function private.is_cell(cell jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_typeof(cell) = 'object' and cell - array['v', 't', 'p'] = '{}'
    and private.is_stamp(cell -> 't') and private.is_sealed(cell -> 'v')
    and case when cell ? 'p' then jsonb_typeof(cell -> 'p') = 'array' and jsonb_array_length(cell -> 'p') <= 50
      and not exists (select from jsonb_array_elements(cell -> 'p') read where not private.is_stamp(read)) else true end, false)
$$;

create function private.are_cells(cells jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(cells) = 'object' and not exists (
    select from jsonb_each(cells) where key !~ '^[A-Za-z0-9_]{1,40}(#[0-9a-f]{12}-[0-9a-f]{4}-[0-9a-f]{8})?$' or not private.is_cell(value))
$$;

create table private.family_rows (
  owner uuid not null references private.family_keys (owner) on delete cascade,
  kind text collate "C" not null check (kind ~ '^[a-z_]{1,20}$'),
  -- Of a child it is random; of what hangs on a camp, a hash that takes the family's key.
  id text collate "C" not null check (char_length(id) between 1 and 120),
  -- A note has 4000 letters, and may have others beside it.
  cells jsonb not null check (octet_length(cells::text) <= 200000 and private.are_cells(cells)),
  change_xid xid8 not null default pg_current_xact_id(),
  primary key (owner, kind, id)
);
create index family_rows_change_idx on private.family_rows (owner, change_xid, (kind || ':' || id) collate "C");

do $$
declare
  kept text;
begin
  foreach kept in array array['private.family_keys', 'private.family_rows'] loop
    execute format('alter table %s enable row level security', kept);
    execute format('alter table %s force row level security', kept);
    execute format('create policy "the owner keeps everything" on %s to current_user using (true) with check (true)', kept);
    execute format('revoke all on %s from public, anon, authenticated, service_role', kept);
  end loop;
end
$$;

-- Whether whoever wrote the cell had read a stamp: of each device the cell names the latest one that was read.
create function private.has_read(cell jsonb, stamp text) returns boolean
language sql immutable set search_path = '' as $$
  select exists (select from jsonb_array_elements_text(coalesce(cell -> 'p', '[]')) read
    where right(read, 8) = right(stamp, 8) and read collate "C" >= stamp collate "C")
$$;

-- The rule of mergeCells in src/family/rules/sync: of each field the later stamp. Free words (the field "text") that lose to
-- somebody who had not read them stay beside the others, under their own stamp.
create function private.merge_cells(a jsonb, b jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  merged jsonb := a;
  field text;
  theirs jsonb;
  mine jsonb;
  won jsonb;
  lost jsonb;
begin
  for field, theirs in select * from jsonb_each(b) loop
    mine := merged -> field;
    if mine is null then
      merged := merged || jsonb_build_object(field, theirs);
      continue;
    end if;
    continue when mine ->> 't' = theirs ->> 't';
    if (theirs ->> 't') collate "C" > (mine ->> 't') collate "C" then
      won := theirs;
      lost := mine;
    else
      won := mine;
      lost := theirs;
    end if;
    merged := merged || jsonb_build_object(field, won);
    if field = 'text' and lost -> 'v' <> 'null' and lost -> 'v' <> won -> 'v'
      and not private.has_read(won, lost ->> 't') and not merged ? ('text#' || (lost ->> 't')) then
      merged := merged || jsonb_build_object('text#' || (lost ->> 't'), lost - 'p');
    end if;
  end loop;
  return merged;
end
$$;

-- Who asks. `expected` is whose rows the phone has: a tab that missed a change of account must not reach the other family's.
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

-- Whether the account has a second step that this session has not taken.
create function private.lacks_second_step() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal2'
    and exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified')
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

-- Begins a copy (`replaces` null), locks its key anew (the same key), or begins anew with another key: what the old key had
-- sealed goes. {"outcome": "stored" | "other", "key"}: "other" when the copy is not the one to be replaced. May be repeated.
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

-- Merges what a device has: [{"kind", "id", "cells"}], 100 at most. May be sent twice, late, and in any order.
create function public.push_family(rows jsonb, key_id text, expected_owner uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.family_owner(expected_owner);
  -- A clock may be off by two days; beyond that its changes would win for ever.
  latest text := lpad(to_hex(private.server_ms() + 2 * 86400000), 12, '0');
  item jsonb;
begin
  perform private.check_family_key(me, push_family.key_id);
  if jsonb_typeof(push_family.rows) is distinct from 'array' or jsonb_array_length(push_family.rows) > 100 then
    raise exception 'Rows are a list of 100 at most' using errcode = 'invalid_parameter_value';
  end if;
  for item in select value from jsonb_array_elements(push_family.rows) loop
    if not coalesce(private.are_cells(item -> 'cells'), false) then
      raise exception 'A row has no cells' using errcode = 'invalid_parameter_value';
    end if;
    if exists (select from jsonb_each(item -> 'cells') cell where left(cell.value ->> 't', 12) collate "C" > latest) then
      raise exception 'A stamp of the future' using errcode = 'datetime_field_overflow', hint = 'clock';
    end if;
    insert into private.family_rows as r (owner, kind, id, cells)
    values (me, item ->> 'kind', item ->> 'id', item -> 'cells')
    on conflict (owner, kind, id) do update
      set cells = private.merge_cells(r.cells, excluded.cells), change_xid = pg_current_xact_id()
      where private.merge_cells(r.cells, excluded.cells) <> r.cells;
  end loop;
  if (select count(*) > 5000 or sum(octet_length(r.cells::text)) > 20000000 from private.family_rows r where r.owner = me) then
    raise exception 'The copy is full' using errcode = 'program_limit_exceeded', hint = 'full';
  end if;
  return jsonb_build_object('now', private.server_ms());
end
$$;

-- {"epoch", "owner", "now", "rows", "next", "more", "reset"}: what has changed since the cursor, as changed_camps does it.
-- Nothing is told that an open transaction might still precede. `reset`: the cursor is from this server's future.
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
    select r.kind, r.id, r.cells, r.change_xid, r.kind || ':' || r.id as position from private.family_rows r
    where not is_ahead and r.owner = me and r.change_xid < horizon
      and (r.change_xid, (r.kind || ':' || r.id) collate "C") > ((case when is_ahead then '0' else after_xid end)::xid8, after_id)
    order by r.change_xid, (r.kind || ':' || r.id) collate "C" limit page + 1
  ), ordered as (
    select *, row_number() over (order by change_xid, position collate "C") as nth from candidate
  )
  select jsonb_build_object(
    'rows', coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'id', id, 'cells', cells) order by nth) filter (where nth <= page), '[]'),
    'next', coalesce((array_agg(jsonb_build_object('xid', change_xid::text, 'id', position) order by nth desc) filter (where nth <= page))[1],
      jsonb_build_object('xid', after_xid, 'id', after_id)),
    'more', count(*) > page) into answer from ordered;
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

-- The account and all that hangs on it. Asked for with a sign-in of just now: a forgotten open tab is not enough, and neither
-- is a token that was refreshed.
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
    from jsonb_array_elements(auth.jwt() -> 'amr') way where way ->> 'method' <> 'totp';
  if signed_in_at is null or to_timestamp(signed_in_at) < now() - interval '10 minutes' then
    raise exception 'Sign in again' using errcode = 'PT403', hint = 'sign_in_again';
  end if;
  delete from auth.users u where u.id = me;
  -- The log of sign-ins has the email, too.
  delete from auth.audit_log_entries e where e.payload ->> 'actor_id' = me::text;
  return true;
end
$$;

revoke all on function private.is_stamp(jsonb), private.is_sealed(jsonb), private.is_cell(jsonb), private.are_cells(jsonb),
  private.has_read(jsonb, text), private.merge_cells(jsonb, jsonb), private.family_owner(uuid), private.lacks_second_step(),
  private.check_family_key(uuid, text), private.server_ms(), public.family_key(uuid), public.put_family_key(text, jsonb, text, uuid),
  public.push_family(jsonb, text, uuid), public.family_changes(text, text, integer, text, uuid), public.forget_family(uuid),
  public.delete_account() from public, anon, authenticated, service_role;
grant execute on function public.family_key(uuid), public.put_family_key(text, jsonb, text, uuid),
  public.push_family(jsonb, text, uuid), public.family_changes(text, text, integer, text, uuid), public.forget_family(uuid),
  public.delete_account() to authenticated;
