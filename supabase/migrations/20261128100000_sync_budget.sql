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
alter table private.family_writes enable row level security;
alter table private.family_writes force row level security;
create policy "the owner keeps everything" on private.family_writes to current_user using (true) with check (true);
revoke all on private.family_writes from public, anon, authenticated, service_role;

-- Refuses with the seconds until the day is over. Asked before anything is written: a transaction that fails at its end has
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

revoke all on function private.check_family_writes(), private.count_family_writes(bigint)
  from public, anon, authenticated, service_role;

-- As before; a row is measured before its text is made, in which a short number may have thousands of digits, and what is written
-- counts for the network.
create or replace function public.push_family(rows jsonb, key_id text, expected_owner uuid) returns jsonb
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
    -- Nobody else writes meanwhile: the family's key is locked.
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

-- As before; measured first in the form that is stored, for the same reason.
create or replace function private.submission_content(fields jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  content jsonb := '{}';
  name text;
  value jsonb;
  steps integer;
begin
  if jsonb_typeof(fields) is distinct from 'object' then
    raise exception 'fields is not an object' using errcode = 'invalid_parameter_value';
  end if;
  -- Four bytes for each character that the columns take, and their names.
  if pg_column_size(fields) > 100000 or octet_length(fields::text) > 32768 then
    raise exception 'This is too long' using errcode = 'invalid_parameter_value';
  end if;
  if jsonb_typeof(fields -> 'withdrawn') not in ('boolean', 'null') then
    raise exception 'withdrawn is not true or false' using errcode = 'invalid_parameter_value';
  end if;
  if fields -> 'withdrawn' = 'true' then
    return '{"withdrawn": true}';
  end if;

  foreach name in array private.submission_columns() loop
    value := coalesce(fields -> name, 'null');
    if value in ('""', 'null') then
      value := 'null';
    elsif name in ('age_min', 'age_max', 'logo_bytes') then
      -- To a unit.
      steps := case name when 'logo_bytes' then 1 else 2 end;
      if jsonb_typeof(value) <> 'number' or value::numeric * steps % 1 <> 0 or abs(value::numeric) > 1000000000 then
        raise exception '% is not a %', name, case steps when 1 then 'whole number' else 'whole or half number' end
          using errcode = 'invalid_parameter_value';
      end if;
    elsif jsonb_typeof(value) <> 'string' then
      raise exception '% is not a text', name using errcode = 'invalid_parameter_value';
    end if;
    content := content || jsonb_build_object(name, value);
  end loop;
  return content;
end
$$;

-- As before, and a new day for what families write.
create or replace function public.forget_turns() returns void
language sql security definer set search_path = '' as $$
  delete from private.turns;
  delete from private.hand_over_turns;
  delete from private.family_writes;
$$;
