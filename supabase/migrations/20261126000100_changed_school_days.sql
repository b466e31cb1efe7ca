-- changed_camps answers days off as 'break', as ever, and all other days of school calendars as 'schoolday'.
-- An app from before day_kind takes every 'break' for days without school; a kind it does not know it ignores.
-- The rest is the function of 20261122000100.
--
-- Rows are returned once every transaction older than their own has ended (change_xid < xmin of the
-- snapshot), so a transaction that commits late is never skipped. The order is (change_xid, kind, id)
-- bytewise; the cursor is the last row's change_xid and '<kind>:<id>'.
--
-- A full page (more: true) may be kept by a CDN for an hour: whatever changes later gets a higher
-- change_xid and follows on a later page, so an old copy is incomplete but never wrong. Browsers ask
-- again (max-age=0). The last page (more: false) says what is current and is never stored.
-- PostgREST sends response.headers as headers of the response; set_config works in the read-only
-- transaction of a GET.
--
-- Security definer because deleted rows, which row-level security hides, are returned as tombstones.
create or replace function public.changed_camps(
  after_xid text default '0',
  after_id text default '',
  page_size integer default 500
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page integer := least(greatest(coalesce(page_size, 500), 1), 1000);
  given_xid text := coalesce(after_xid, '0');
  given_id text := coalesce(after_id, '');
  from_kind text collate "C" := split_part(given_id, ':', 1);
  horizon xid8 := pg_snapshot_xmin(pg_current_snapshot());
  this_epoch uuid := (select epoch from public.sync_epoch);
  from_xid xid8;
  -- The position after every row of from_xid: ids are never empty, so (later_xid, '') precedes all of later_xid.
  later_xid xid8;
  answer jsonb;
begin
  perform set_config('response.headers', '[{"Cache-Control": "no-store"}]', true);

  if given_xid !~ '^[0-9]{1,20}$' then
    raise exception 'after_xid is not a cursor'
      using errcode = 'invalid_parameter_value', hint = 'send next.xid of the previous page, or 0';
  end if;

  -- Compared as numeric first: casting a value beyond 64 bits would wrap around.
  if given_xid::numeric >= horizon::text::numeric then
    return jsonb_build_object('epoch', this_epoch, 'rows', '[]'::jsonb, 'more', false, 'reset', true,
      'next', jsonb_build_object('xid', given_xid, 'id', given_id));
  end if;
  from_xid := given_xid::xid8;
  later_xid := (given_xid::numeric + 1)::text::xid8;

  -- One limited range scan of (change_xid, id) per table. Kinds that sort before the cursor's own have
  -- returned all of from_xid, kinds after it none of it. One extra row tells whether there is more.
  with candidate as (
    (select 'activity' as kind, t.id, t.change_xid, t.deleted_at, to_jsonb(t) as row from public.activity_types t
      where (t.change_xid, t.id) > (case when 'activity' < from_kind then later_xid else from_xid end,
        case when 'activity' = from_kind then substr(given_id, 10) else '' end)
        and t.change_xid < horizon order by t.change_xid, t.id limit page + 1)
    union all
    (select 'break', t.id, t.change_xid, t.deleted_at, to_jsonb(t) from public.school_breaks t
      where (t.change_xid, t.id) > (case when 'break' < from_kind then later_xid else from_xid end,
        case when 'break' = from_kind then substr(given_id, 7) else '' end)
        and t.change_xid < horizon and t.day_kind = 'off' order by t.change_xid, t.id limit page + 1)
    union all
    (select 'camp', t.id, t.change_xid, t.deleted_at, to_jsonb(t) from public.camps t
      where (t.change_xid, t.id) > (case when 'camp' < from_kind then later_xid else from_xid end,
        case when 'camp' = from_kind then substr(given_id, 6) else '' end)
        and t.change_xid < horizon order by t.change_xid, t.id limit page + 1)
    union all
    (select 'district', t.id, t.change_xid, t.deleted_at, to_jsonb(t) from public.school_districts t
      where (t.change_xid, t.id) > (case when 'district' < from_kind then later_xid else from_xid end,
        case when 'district' = from_kind then substr(given_id, 10) else '' end)
        and t.change_xid < horizon order by t.change_xid, t.id limit page + 1)
    union all
    (select 'schoolday', t.id, t.change_xid, t.deleted_at, to_jsonb(t) from public.school_breaks t
      where (t.change_xid, t.id) > (case when 'schoolday' < from_kind then later_xid else from_xid end,
        case when 'schoolday' = from_kind then substr(given_id, 11) else '' end)
        and t.change_xid < horizon and t.day_kind <> 'off' order by t.change_xid, t.id limit page + 1)
    union all
    (select 'season', t.id, t.change_xid, t.deleted_at, to_jsonb(t) from public.seasons t
      where (t.change_xid, t.id) > (case when 'season' < from_kind then later_xid else from_xid end,
        case when 'season' = from_kind then substr(given_id, 8) else '' end)
        and t.change_xid < horizon order by t.change_xid, t.id limit page + 1)
  ), ordered as (
    select *, row_number() over (order by change_xid, kind collate "C", id) as position from candidate
  )
  select jsonb_build_object(
    'epoch', this_epoch,
    'rows', coalesce(jsonb_agg(
      case when deleted_at is null
        then jsonb_build_object('kind', kind, 'id', id, 'deleted', false, 'row', row - 'change_xid' - 'deleted_at')
        else jsonb_build_object('kind', kind, 'id', id, 'deleted', true) end
      order by position) filter (where position <= page), '[]'),
    'next', coalesce(
      (array_agg(jsonb_build_object('xid', change_xid::text, 'id', kind || ':' || id)
        order by position desc) filter (where position <= page))[1],
      jsonb_build_object('xid', given_xid, 'id', given_id)),
    'more', count(*) > page,
    'reset', false)
  into answer from ordered;

  if (answer -> 'more')::boolean then
    perform set_config('response.headers', '[{"Cache-Control": "public, max-age=0, s-maxage=3600"}]', true);
  end if;
  return answer;
end
$$;
