-- What a reviewer does to a camp without changing its words: says that its page still says them, or how many seats are left; and whose
-- word each field is, before another one takes its place.

-- A reviewer has the camp's page open, so its dates or its price are checked today (`groups`: dates, price), or the camp itself has told
-- the desk of its seats. `seats` null leaves them.
create function public.stamp_camp(id text, expected_updated_at timestamptz, groups text[], seats text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  reviewer uuid := private.reviewer();
  day date := private.today();
  told text := stamp_camp.seats;
  c public.camps;
begin
  select k.* into c from public.camps k where k.id = stamp_camp.id for update;
  if c.id is null then
    raise exception 'There is no such camp' using errcode = 'PT404';
  end if;
  if date_trunc('milliseconds', c.updated_at) is distinct from date_trunc('milliseconds', expected_updated_at) then
    raise exception 'changed meanwhile' using errcode = 'PT409', hint = 'read it again';
  end if;
  if groups is null or not groups <@ array['dates', 'price'] then
    raise exception 'groups are dates and price' using errcode = 'invalid_parameter_value';
  end if;
  if 'price' = any (groups) and c.price is null then
    raise exception 'This camp names no price' using errcode = 'invalid_parameter_value';
  end if;
  if groups = '{}' and told is null then
    raise exception 'Nothing was said' using errcode = 'invalid_parameter_value';
  end if;
  update public.camps k set
    dates_checked_on = case when 'dates' = any (groups) then day else k.dates_checked_on end,
    dates_checked_by = case when 'dates' = any (groups) then 'page' else k.dates_checked_by end,
    price_checked_on = case when 'price' = any (groups) then day else k.price_checked_on end,
    price_checked_by = case when 'price' = any (groups) then 'page' else k.price_checked_by end,
    seats = coalesce(told, k.seats),
    seats_said_on = case when told is not null then day else k.seats_said_on end
  where k.id = c.id returning k.* into c;
  -- Seats become the provider's word (private.stamp_words), which of the same day wins over a feed (private.put_seats).
  insert into private.submission_events (submission_id, camp_id, actor, what, detail)
  values ((select m.submission_id from private.submission_camps m where m.camp_id = c.id), c.id, reviewer,
    case when told is null then 'updated' else 'seats_said' end, jsonb_build_object('stamped', groups, 'seats', told));
  return to_jsonb(c) - 'change_xid';
end
$$;

-- For a camp that a candidate may be: candidate_queue gives those of the camp it is.
create function public.review_facts(camp_id text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.reviewer();
  return (select coalesce(jsonb_agg(to_jsonb(f) - 'camp_id' order by f.field), '[]') from private.camp_facts f
    where f.camp_id = review_facts.camp_id);
end
$$;

revoke all on function public.stamp_camp(text, timestamptz, text[], text), public.review_facts(text) from public, anon, authenticated, service_role;
grant execute on function public.stamp_camp(text, timestamptz, text[], text), public.review_facts(text) to authenticated;
