-- Sealed rows that several devices share: a family's own, or a room that one family shows to another. One mechanism for both.
-- A row is one ciphertext: its kind, its values, their times and its removal are inside. Readable are the space, the row's id
-- (a hash under a key that never comes here), its version, its size and when it came.
--
-- Nobody needs an account. Who has a member's proof (128 random bits) reads and may write; who has `admit` (a key's holders
-- derive it) says who the members are. Only hashes of both are stored. Nobody but these functions reaches the tables.
--
-- What one call may cost is bounded: the embedded database answers in the server's own thread.

drop function if exists public.family_key(uuid), public.put_family_key(text, jsonb, text, uuid), public.push_family(jsonb, text, uuid),
  public.family_changes(text, text, integer, text, uuid), public.forget_family(uuid), private.family_owner(uuid),
  private.check_family_key(uuid, text), private.are_cells(jsonb), private.merge_cells(jsonb, jsonb), private.has_read(jsonb, text),
  private.check_family_writes(), private.count_family_writes(bigint);
drop table if exists private.family_rows, private.family_keys, private.family_writes;

create domain private.token as text collate "C" check (value ~ '^[A-Za-z0-9_-]{22}$');
create domain private.sealed as text collate "C" check (value ~ '^[A-Za-z0-9_.-]+$');

create table private.spaces (
  id private.token primary key,
  -- Of the key that the rows are sealed with. It identifies a key; the key cannot be derived from it.
  key_id private.token not null,
  admit_hash bytea not null,
  -- The keys, sealed for the recovery code, and where they are found with it. A room has none.
  recovery_hash bytea unique,
  recovery private.sealed check (octet_length(recovery) <= 4000),
  check ((recovery_hash is null) = (recovery is null)),
  -- Null: a family's own. A room is smaller.
  is_room boolean not null,
  row_count integer not null default 0,
  bytes integer not null default 0,
  -- What was written within the current hour.
  hour timestamptz not null default date_trunc('hour', now()),
  hour_bytes integer not null default 0,
  -- How long it stays after the last visit.
  lasts interval not null,
  -- The last day, whoever comes; null: none.
  ends_on date,
  expires_at timestamptz not null
);
create index spaces_expires_idx on private.spaces (expires_at);

-- A device of the family, or the holder of a link.
create table private.space_members (
  space private.token not null references private.spaces (id) on delete cascade,
  proof_hash bytea not null,
  may_write boolean not null,
  -- Of a room: its visits do not keep the room, those of whoever has the link do.
  is_maker boolean not null default false,
  -- The keys, sealed for this member.
  wrapped private.sealed not null check (octet_length(wrapped) <= 4000),
  last_seen_on date,
  primary key (space, proof_hash)
);

create table private.space_rows (
  space private.token not null references private.spaces (id) on delete cascade,
  id private.token not null,
  version integer not null check (version > 0),
  sealed private.sealed not null check (octet_length(sealed) <= 200000),
  change_xid xid8 not null default pg_current_xact_id(),
  primary key (space, id)
);
create index space_rows_change_idx on private.space_rows (space, change_xid, id);
-- A ciphertext cannot be compressed: trying costs time.
alter table private.space_rows alter column sealed set storage external;

-- What one network may have written within a day (UTC): 300 MB. Spaces are free, and each holds up to 20 MB. A row that is
-- rewritten counts like a new one, for it takes room of its own until the database is vacuumed.
create table private.space_writes (
  -- IPv4: the address; of IPv6 the first 48 bits (private.network_hash).
  network_hash bytea not null,
  day date not null,
  bytes bigint not null,
  -- In this order the days that are over are found, too.
  primary key (day, network_hash)
);

do $$
declare
  kept text;
begin
  foreach kept in array array['private.spaces', 'private.space_members', 'private.space_rows', 'private.space_writes'] loop
    execute format('alter table %s enable row level security', kept);
    execute format('alter table %s force row level security', kept);
    execute format('create policy "the owner keeps everything" on %s to current_user using (true) with check (true)', kept);
    execute format('revoke all on %s from public, anon, authenticated, service_role', kept);
  end loop;
end
$$;

-- Nothing but a text becomes one: a number of ten letters (1e131071) has 131 kB of digits.
create function private.text_of(given jsonb) returns text
language sql immutable set search_path = '' as $$ select case jsonb_typeof(given) when 'string' then given #>> '{}' end $$;

create function private.token_hash(given text) returns bytea
language sql immutable set search_path = '' as $$ select sha256(convert_to(given, 'utf8')) $$;

-- As base64url without padding: what a client computes with SHA-256.
create function private.hash_given(given text) returns bytea
language plpgsql immutable set search_path = '' as $$
begin
  if given is null or given !~ '^[A-Za-z0-9_-]{43}$' then
    raise exception 'A hash is 32 bytes in base64url' using errcode = 'invalid_parameter_value';
  end if;
  return decode(translate(given, '-_', '+/') || '=', 'base64');
end
$$;

create function private.hash_said(hash bytea) returns text
language sql immutable set search_path = '' as $$
  select translate(rtrim(encode(hash, 'base64'), '='), '+/', '-_')
$$;

-- Refuses with the seconds until the day is over. Called before anything is written: a transaction that fails at its end has
-- used the room all the same.
create function private.check_space_writes() returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'utc')::date;
begin
  if exists (select from private.space_writes w
    where w.network_hash = private.network_hash(48) and w.day = today and w.bytes > 300000000) then
    raise exception 'Too much from this network today' using errcode = 'PT429',
      hint = ceil(extract(epoch from (today + 1)::timestamp at time zone 'utc' - now()))::text;
  end if;
end
$$;

create function private.count_space_writes(written integer) returns void
language sql security definer set search_path = '' as $$
  delete from private.space_writes w where w.day < (now() at time zone 'utc')::date;
  insert into private.space_writes as w (network_hash, day, bytes)
  values (private.network_hash(48), (now() at time zone 'utc')::date, written)
  on conflict (network_hash, day) do update set bytes = w.bytes + excluded.bytes;
$$;

-- When a space is over that somebody has just visited.
create function private.space_expiry(lasts interval, ends_on date) returns timestamptz
language sql stable set search_path = '' as $$
  select least(now() + lasts, (ends_on + 1)::timestamp at time zone 'America/New_York')
$$;

-- Adds members: [{"proof_hash", "may_write", "is_maker" (false when missing), "wrapped"}]. What they write counts, too: a member may be added again and again.
create function private.add_members(space text, members jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if jsonb_typeof(members) is distinct from 'array' or jsonb_array_length(members) not between 1 and 20 then
    raise exception 'A space has 1 to 20 members' using errcode = 'invalid_parameter_value';
  end if;
  perform private.check_space_writes();
  insert into private.space_members as m (space, proof_hash, may_write, is_maker, wrapped)
  select add_members.space, private.hash_given(private.text_of(given -> 'proof_hash')),
    case given -> 'may_write' when 'true' then true when 'false' then false end, coalesce(given -> 'is_maker' = 'true', false),
    private.text_of(given -> 'wrapped')
  from jsonb_array_elements(members) given
  on conflict on constraint space_members_pkey do update set may_write = excluded.may_write, wrapped = excluded.wrapped;
  if (select count(*) > 20 from private.space_members m where m.space = add_members.space) then
    raise exception 'A space has 1 to 20 members' using errcode = 'PT409', hint = 'full';
  end if;
  perform private.count_space_writes(pg_column_size(members));
end
$$;

-- The space of somebody who may say who its members are; null for anybody else. Wrong guesses are counted: 60 an hour of a
-- network. A right one is answered all the same, or a neighbor could lock a family out; the 128 bits protect it. Locked until the
-- end of the transaction.
create function private.admitted_space(space text, admit text) returns private.spaces
language plpgsql security definer set search_path = '' as $$
declare
  found private.spaces;
begin
  select * into found from private.spaces s
    where s.id = admitted_space.space and s.admit_hash = private.token_hash(admit) and s.expires_at > now() for update;
  if found.id is null then
    perform private.take_hand_over_turn('space', 60);
  end if;
  return found;
end
$$;

-- Begins a space. {"outcome": "stored"}, also when it is repeated; "taken" when somebody else has it. `days`: how long it stays
-- after the last visit; `ends_on`: its last day in Atlanta, whoever comes. Two that have expired are cleared away, the one in its place first: more could take too long.
create function public.create_space(space text, key_id text, admit_hash text, recovery jsonb, members jsonb, is_room boolean, days integer,
  ends_on date default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  stored private.spaces;
  given_admit bytea := private.hash_given(create_space.admit_hash);
  lasts interval := make_interval(days => least(greatest(days, 1), 400));
  -- An absent one may come as a null of JSON.
  recovery jsonb := nullif(create_space.recovery, 'null');
begin
  select * into stored from private.spaces s where s.id = create_space.space and s.expires_at > now();
  if stored.id is not null then
    return jsonb_build_object('outcome',
      case when stored.admit_hash = given_admit and stored.key_id = create_space.key_id then 'stored' else 'taken' end);
  end if;
  perform private.take_hand_over_turn('new space', 20);
  delete from private.spaces s where s.id in (select e.id from private.spaces e where e.expires_at <= now()
    order by e.id = create_space.space desc, e.expires_at limit 2 for update skip locked);
  insert into private.spaces (id, key_id, admit_hash, recovery_hash, recovery, is_room, lasts, ends_on, expires_at)
  values (create_space.space, create_space.key_id, given_admit,
    case when recovery is not null then private.hash_given(private.text_of(recovery -> 'find_hash')) end,
    private.text_of(recovery -> 'sealed'), create_space.is_room, lasts, create_space.ends_on, private.space_expiry(lasts, create_space.ends_on));
  perform private.add_members(create_space.space, create_space.members);
  return '{"outcome": "stored"}';
exception when integrity_constraint_violation then
  -- What a constraint says names columns, and the row.
  raise exception 'This does not fit into a space' using errcode = sqlstate;
end
$$;

-- One more member under the same key. {"outcome": "stored" | "gone" | "other_key"}. May be repeated.
create function public.add_space_member(space text, admit text, key_id text, member jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored private.spaces := private.admitted_space(add_space_member.space, add_space_member.admit);
begin
  if stored.id is null then
    return '{"outcome": "gone"}';
  end if;
  if stored.key_id is distinct from add_space_member.key_id then
    return '{"outcome": "other_key"}';
  end if;
  perform private.add_members(stored.id, jsonb_build_array(member));
  return '{"outcome": "stored"}';
exception when integrity_constraint_violation then
  raise exception 'This does not fit into a space' using errcode = sqlstate;
end
$$;

-- Another key, another recovery code, or both: takes a member away. `members` are all that stay, `removed` the hashes of the
-- others, so that nobody who came meanwhile is dropped unseen: then {"outcome": "other"}, as for another key. "gone": not
-- admitted. `recovery` null: it stays.
create function public.rekey_space(space text, admit text, key_id text, next jsonb, recovery jsonb, members jsonb, removed jsonb)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored private.spaces := private.admitted_space(rekey_space.space, rekey_space.admit);
  staying bytea[];
  leaving bytea[];
begin
  if stored.id is null then
    return '{"outcome": "gone"}';
  end if;
  staying := array(select private.hash_given(private.text_of(given -> 'proof_hash')) from jsonb_array_elements(members) given);
  leaving := array(select private.hash_given(private.text_of(given)) from jsonb_array_elements(removed) given);
  if stored.key_id is distinct from rekey_space.key_id
    or exists (select from private.space_members m where m.space = stored.id and m.proof_hash <> all (staying || leaving)) then
    return '{"outcome": "other"}';
  end if;
  delete from private.space_members m where m.space = stored.id and m.proof_hash <> all (staying);
  perform private.add_members(stored.id, members);
  update private.spaces s set key_id = private.text_of(next -> 'key_id'),
    admit_hash = private.hash_given(private.text_of(next -> 'admit_hash')) where s.id = stored.id;
  if nullif(rekey_space.recovery, 'null') is not null then
    update private.spaces s set recovery_hash = private.hash_given(private.text_of(rekey_space.recovery -> 'find_hash')),
      recovery = private.text_of(rekey_space.recovery -> 'sealed') where s.id = stored.id;
    perform private.count_space_writes(pg_column_size(rekey_space.recovery));
  end if;
  return '{"outcome": "stored"}';
exception when integrity_constraint_violation then
  raise exception 'This does not fit into a space' using errcode = sqlstate;
end
$$;

-- What the recovery code finds: {"space", "sealed"}, or {"space": null}. Guesses are counted as above, against 130 bits.
create function public.recover_space(finder text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored private.spaces;
begin
  perform private.take_hand_over_turn('space', 60);
  select * into stored from private.spaces s
    where s.recovery_hash = private.token_hash(finder) and s.expires_at > now();
  return jsonb_build_object('space', stored.id, 'sealed', stored.recovery);
end
$$;

-- Everybody's copy goes. Also true when it is gone already.
create function public.close_space(space text, admit text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored private.spaces := private.admitted_space(close_space.space, close_space.admit);
begin
  delete from private.spaces s where s.id = stored.id;
  return 'true';
end
$$;

-- A member goes by itself.
create function public.leave_space(space text, proof text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.space_members m where m.space = leave_space.space and m.proof_hash = private.token_hash(proof);
  return 'true';
end
$$;

-- The members as who admits them may see them: {"members": [{"proof_hash", "may_write", "last_seen_on"}]}.
create function public.list_space_members(space text, admit text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored private.spaces := private.admitted_space(list_space_members.space, list_space_members.admit);
begin
  return jsonb_build_object('members', (select jsonb_agg(jsonb_build_object('proof_hash', private.hash_said(m.proof_hash),
    'may_write', m.may_write, 'last_seen_on', m.last_seen_on) order by m.proof_hash)
    from private.space_members m where m.space = stored.id));
end
$$;

create or replace function private.server_ms() returns bigint
language sql volatile set search_path = '' as $$ select floor(extract(epoch from clock_timestamp()) * 1000)::bigint $$;

-- Why a call of a member is not answered, as its answer; null, and the visit is noted, when it is. "gone": the space was closed,
-- or has expired. "removed": it is no member (any more). "other_key" brings the keys, sealed for this member.
create function private.refuse_member(given_space text, proof text, given_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored private.spaces;
  member private.space_members;
begin
  select * into stored from private.spaces s where s.id = given_space and s.expires_at > now();
  select * into member from private.space_members m where m.space = stored.id and m.proof_hash = private.token_hash(proof);
  if member.space is null then
    perform private.take_hand_over_turn('space', 60);
    return jsonb_build_object('outcome', case when stored.id is null then 'gone' else 'removed' end);
  end if;
  if stored.key_id is distinct from given_key then
    return jsonb_build_object('outcome', 'other_key', 'key_id', stored.key_id, 'wrapped', member.wrapped);
  end if;
  -- Once a day. The space before its member, as everywhere: two calls in other orders would wait for each other.
  if member.last_seen_on is distinct from (now() at time zone 'utc')::date then
    if not member.is_maker then
      update private.spaces s set expires_at = private.space_expiry(s.lasts, s.ends_on) where s.id = stored.id;
    end if;
    update private.space_members m set last_seen_on = (now() at time zone 'utc')::date
      where m.space = stored.id and m.proof_hash = member.proof_hash;
  end if;
  return null;
end
$$;

-- Stores what a member wrote: [{"id", "version", "sealed"}], 100 rows and 500,000 letters at most. A row is taken when its version
-- is the stored one's plus 1; {"outcome": "here", "lost": ids of the others}. May be sent twice, late, and in any order. Of a row
-- that comes twice in one call nothing is taken.
create function public.push_space(space text, proof text, key_id text, rows jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  refused jsonb;
  stored private.spaces;
  letters bigint;
  longest integer;
  taken text[];
  lost jsonb;
  written integer;
  grown integer;
  added integer;
begin
  -- One writer at a time.
  select * into stored from private.spaces s where s.id = push_space.space for update;
  refused := private.refuse_member(push_space.space, push_space.proof, push_space.key_id);
  if refused is not null then
    return refused;
  end if;
  if not (select m.may_write from private.space_members m
    where m.space = stored.id and m.proof_hash = private.token_hash(push_space.proof)) then
    raise exception 'This link only reads' using errcode = '42501', hint = 'reads_only';
  end if;
  perform private.check_space_writes();
  if jsonb_typeof(push_space.rows) is distinct from 'array' or jsonb_array_length(push_space.rows) > 100
    or pg_column_size(push_space.rows) > 600000 then
    raise exception 'Rows are a list of 100, and of 500,000 letters, at most' using errcode = 'invalid_parameter_value';
  end if;
  -- Before anything becomes a text (private.text_of).
  if exists (select from jsonb_array_elements(push_space.rows) given where jsonb_typeof(given -> 'id') is distinct from 'string'
    or jsonb_typeof(given -> 'version') is distinct from 'number' or jsonb_typeof(given -> 'sealed') is distinct from 'string') then
    raise exception 'A row has an id, a version and a ciphertext' using errcode = 'invalid_parameter_value';
  end if;

  -- All is judged before a row is written: one that is refused later has used its room all the same.
  with given as (
    select r.id, r.version, octet_length(r.sealed) as size, count(*) over (partition by r.id) as times
    from jsonb_to_recordset(push_space.rows) r(id private.token, version integer, sealed private.sealed)
  ), judged as (
    select g.*, octet_length(s.sealed) as old_size, s.id is null as is_new, g.times = 1 and g.version = coalesce(s.version, 0) + 1 as wins
    from given g left join private.space_rows s on s.space = stored.id and s.id = g.id
  )
  select sum(size), max(size), array_agg(id::text) filter (where wins), coalesce(jsonb_agg(distinct id) filter (where not wins), '[]'),
    coalesce(sum(size) filter (where wins), 0), coalesce(sum(size - coalesce(old_size, 0)) filter (where wins), 0),
    count(*) filter (where wins and is_new)
  into letters, longest, taken, lost, written, grown, added from judged;
  if letters > 500000 then
    raise exception 'Rows are a list of 100, and of 500,000 letters, at most' using errcode = 'invalid_parameter_value';
  end if;
  if longest > 200000 then
    raise exception 'A row has 200,000 letters at most' using errcode = 'check_violation';
  end if;
  if written = 0 then
    return jsonb_build_object('outcome', 'here', 'lost', lost);
  end if;
  if stored.row_count + added > (case when stored.is_room then 500 else 5000 end)
    or stored.bytes + grown > (case when stored.is_room then 1000000 else 20000000 end) then
    raise exception 'The space is full' using errcode = 'PT409', hint = 'full';
  end if;
  if stored.hour < date_trunc('hour', now()) then
    stored.hour_bytes := 0;
  end if;
  if stored.hour_bytes + written > (case when stored.is_room then 3000000 else 60000000 end) then
    raise exception 'Too much within this hour' using errcode = 'PT429',
      hint = ceil(extract(epoch from date_trunc('hour', now()) + interval '1 hour' - now()))::text;
  end if;

  insert into private.space_rows as s (space, id, version, sealed)
  select stored.id, r.id, r.version, r.sealed from jsonb_to_recordset(push_space.rows) r(id text, version integer, sealed text)
  where r.id = any (taken)
  on conflict on constraint space_rows_pkey do update
    set version = excluded.version, sealed = excluded.sealed, change_xid = pg_current_xact_id();
  update private.spaces s set row_count = s.row_count + added, bytes = s.bytes + grown, hour = date_trunc('hour', now()),
    hour_bytes = stored.hour_bytes + written where s.id = stored.id;
  perform private.count_space_writes(written);
  return jsonb_build_object('outcome', 'here', 'lost', lost);
exception when integrity_constraint_violation then
  raise exception 'This does not fit into a space' using errcode = sqlstate;
end
$$;

-- {"outcome": "here", "rows", "next", "more", "reset", "epoch", "now", "may_write"}: the changes since the cursor, as in
-- changed_camps. Rows that an open transaction might still precede are left out. A page ends after 500,000 letters, too, and has
-- one row at least. `reset`: the cursor is from this server's future.
create function public.space_changes(space text, proof text, key_id text, after_xid text, after_id text, page_size integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  refused jsonb := private.refuse_member(space_changes.space, space_changes.proof, space_changes.key_id);
  page integer := least(greatest(coalesce(page_size, 100), 1), 200);
  horizon xid8 := pg_snapshot_xmin(pg_current_snapshot());
  is_ahead boolean;
  answer jsonb;
begin
  if refused is not null then
    return refused;
  end if;
  if after_xid is null or after_xid !~ '^[0-9]{1,20}$' or after_id is null then
    raise exception 'after_xid is not a cursor' using errcode = 'invalid_parameter_value';
  end if;
  -- As numeric: casting a value beyond 64 bits would wrap around.
  is_ahead := after_xid::numeric >= horizon::text::numeric;
  with candidate as (
    select r.id, r.version, r.sealed, r.change_xid from private.space_rows r
    where not is_ahead and r.space = space_changes.space and r.change_xid < horizon
      and (r.change_xid, r.id::text collate "C") > ((case when is_ahead then '0' else after_xid end)::xid8, after_id collate "C")
    order by r.change_xid, r.id limit page + 1
  ), counted as (
    select *, row_number() over in_order as nth, sum(octet_length(sealed)) over in_order as total from candidate
    window in_order as (order by change_xid, id)
  ), ordered as (
    select *, nth <= page and (nth = 1 or total <= 500000) as fits from counted
  )
  select jsonb_build_object(
    'rows', coalesce(jsonb_agg(jsonb_build_object('id', id, 'version', version, 'sealed', sealed) order by nth) filter (where fits), '[]'),
    'next', coalesce((array_agg(jsonb_build_object('xid', change_xid::text, 'id', id) order by nth desc) filter (where fits))[1],
      jsonb_build_object('xid', after_xid, 'id', after_id)),
    'more', count(*) > count(*) filter (where fits)) into answer from ordered;
  return answer || jsonb_build_object('outcome', 'here', 'epoch', (select epoch from public.sync_epoch), 'now', private.server_ms(),
    'reset', is_ahead, 'may_write', (select m.may_write from private.space_members m
      where m.space = space_changes.space and m.proof_hash = private.token_hash(space_changes.proof)));
end
$$;

-- When an address that many share has run out of turns, or a network of what its families may write.
create or replace function public.forget_turns() returns void
language sql security definer set search_path = '' as $$
  delete from private.turns;
  delete from private.hand_over_turns;
  delete from private.space_writes;
$$;

-- After a restore (renew_sync_epoch) a row from the future of the new server would stay invisible.
create function private.stamp_space_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.space_rows set change_xid = default where change_xid > pg_current_xact_id();
  return null;
end
$$;
create trigger stamp_space_rows after update of epoch on public.sync_epoch
  for each statement execute function private.stamp_space_rows();

revoke all on function private.stamp_space_rows(), private.text_of(jsonb), private.check_space_writes(),
  private.count_space_writes(integer), private.token_hash(text), private.hash_given(text), private.hash_said(bytea),
  private.add_members(text, jsonb), private.space_expiry(interval, date), private.admitted_space(text, text), private.refuse_member(text, text, text), private.server_ms(),
  public.create_space(text, text, text, jsonb, jsonb, boolean, integer, date), public.add_space_member(text, text, text, jsonb),
  public.rekey_space(text, text, text, jsonb, jsonb, jsonb, jsonb), public.recover_space(text), public.close_space(text, text),
  public.leave_space(text, text), public.list_space_members(text, text), public.push_space(text, text, text, jsonb),
  public.space_changes(text, text, text, text, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.create_space(text, text, text, jsonb, jsonb, boolean, integer, date),
  public.add_space_member(text, text, text, jsonb), public.rekey_space(text, text, text, jsonb, jsonb, jsonb, jsonb),
  public.recover_space(text), public.close_space(text, text), public.leave_space(text, text), public.list_space_members(text, text),
  public.push_space(text, text, text, jsonb), public.space_changes(text, text, text, text, text, integer) to anon, authenticated;
