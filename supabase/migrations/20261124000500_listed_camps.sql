-- Camps that are there already, in the reviewers' hands.

-- A camp that is there, by hand. `expected_updated_at`: of the row the reviewer has seen, to the millisecond.
create function public.update_camp(id text, expected_updated_at timestamptz, changes jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  reviewer uuid := private.reviewer();
  before public.camps;
  c public.camps;
begin
  select k.* into before from public.camps k where k.id = update_camp.id for update;
  if before.id is null then
    raise exception 'There is no such camp' using errcode = 'PT404';
  end if;
  if date_trunc('milliseconds', before.updated_at) is distinct from date_trunc('milliseconds', expected_updated_at) then
    raise exception 'changed meanwhile' using errcode = 'PT409', hint = 'read it again';
  end if;
  if changes ? 'listing' and coalesce(changes ->> 'listing', '') not in ('basic', 'featured') then
    raise exception 'listing is basic or featured' using errcode = 'invalid_parameter_value';
  end if;
  c := private.corrected_camp(before, changes, private.camp_words()
    || array['listing', 'date_array', 'latitude', 'longitude', 'coordinate_precision']);
  c.date_array := nullif(c.date_array, 'null');
  c := private.save_camp(c, before.deleted_at);
  insert into private.submission_events (submission_id, camp_id, actor, what, detail)
  values ((select m.submission_id from private.submission_camps m where m.camp_id = c.id), c.id, reviewer, 'updated',
    jsonb_build_object('changes', changes));
  return to_jsonb(c) - 'change_xid';
end
$$;

-- Takes a camp out of the directory, or puts it back.
create function public.archive_camp(id text, is_archived boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  reviewer uuid := private.reviewer();
  c public.camps;
begin
  if is_archived is null then
    raise exception 'is_archived is true or false' using errcode = 'invalid_parameter_value';
  end if;
  update public.camps k set deleted_at = case when is_archived then coalesce(k.deleted_at, now()) end
  where k.id = archive_camp.id returning * into c;
  if c.id is null then
    raise exception 'There is no such camp' using errcode = 'PT404';
  end if;
  insert into private.submission_events (submission_id, camp_id, actor, what)
  values ((select m.submission_id from private.submission_camps m where m.camp_id = c.id), c.id, reviewer,
    case when is_archived then 'archived' else 'restored' end);
  return to_jsonb(c) - 'change_xid';
end
$$;

revoke all on function public.update_camp(text, timestamptz, jsonb), public.archive_camp(text, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.update_camp(text, timestamptz, jsonb), public.archive_camp(text, boolean) to authenticated;
