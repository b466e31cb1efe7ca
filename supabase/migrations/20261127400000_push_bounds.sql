-- What one call on a family's copy may cost. The embedded database answers in the server's own thread, so nothing a free
-- account can send may hold it for more than a moment: a call is bounded by its rows, its cells, and the length of the stored
-- rows that it touches; a page of changes by its length.

-- The whole text at once: one pass of a regular expression instead of several calls for each cell. In jsonb the keys of a cell
-- always come as p, t, v.
create or replace function private.are_cells(cells jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(cells) = 'object'
    and cells::text ~ (
      '^\{(?:"[A-Za-z0-9_]{1,40}(?:#[0-9a-f]{12}-[0-9a-f]{4}-[0-9a-f]{8})?": '
      '\{(?:"p": \[(?:"[0-9a-f]{12}-[0-9a-f]{4}-[0-9a-f]{8}"(?:, )?)*\], )?"t": "[0-9a-f]{12}-[0-9a-f]{4}-[0-9a-f]{8}", '
      '"v": (?:null|\{"\$": "[A-Za-z0-9_-]+"\})\}(?:, )?)*\}$')
    and not jsonb_path_exists(cells, '$.*.p.size() ? (@ > 50)')
$$;

-- As mergeCells does it: of each field the later stamp. Free words (the field "text") that lose to somebody who had not read
-- them stay beside the others, under their own stamp.
create or replace function private.merge_cells(a jsonb, b jsonb) returns jsonb
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

-- In bytes. Stored, so that nobody has to read a whole copy to learn how long it is.
alter table private.family_rows drop constraint family_rows_cells_check,
  add column size integer not null generated always as (octet_length(cells::text)) stored check (size <= 200000);

-- Merges what a device has: [{"kind", "id", "cells"}], 100 rows and 1,000 cells at most. May be sent twice, late, and in any
-- order. What is refused with 22023 for being too much at once can be sent in smaller parts.
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
begin
  perform private.check_family_key(me, push_family.key_id);
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
      insert into private.family_rows (owner, kind, id, cells) values (me, item ->> 'kind', item ->> 'id', given);
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
    end if;
  end loop;
  if (select count(*) > 5000 or sum(r.size) > 20000000 from private.family_rows r where r.owner = me) then
    raise exception 'The copy is full' using errcode = 'program_limit_exceeded', hint = 'full';
  end if;
  return jsonb_build_object('now', private.server_ms());
end
$$;

-- As before; a page ends after 500,000 bytes, too, and has one row at least.
create or replace function public.family_changes(after_xid text, after_id text, page_size integer, key_id text, expected_owner uuid) returns jsonb
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
