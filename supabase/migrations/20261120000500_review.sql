-- Reviewers: the role is in app_metadata, which its user cannot write. Whatever one of them does leaves
-- an entry in private.submission_events in the same transaction.

-- Returns the reviewer, or raises an error. A user with a second factor must have used it. A dismissal takes effect at once,
-- although the token claims the role for up to an hour.
create function private.reviewer() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is null or auth.jwt() -> 'app_metadata' ->> 'role' is distinct from 'reviewer' or not exists (
    select from auth.users u where u.id = auth.uid() and u.raw_app_meta_data ->> 'role' = 'reviewer') then
    raise exception 'Only reviewers may do this' using errcode = 'insufficient_privilege';
  end if;
  if auth.jwt() ->> 'aal' is distinct from 'aal2' and exists (
    select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified') then
    raise exception 'Sign in with your second factor first' using errcode = 'insufficient_privilege', hint = 'aal2';
  end if;
  return auth.uid();
end
$$;

-- For the operator's key. It takes effect at that user's next sign-in or refresh. False: the address is unknown.
create function public.set_reviewer(email text, is_reviewer boolean default true) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  update auth.users u
  set raw_app_meta_data = case when is_reviewer then coalesce(u.raw_app_meta_data, '{}') || '{"role": "reviewer"}'
    else u.raw_app_meta_data - 'role' end
  where lower(u.email) = lower(trim(set_reviewer.email));
  return found;
end
$$;

-- A submission as a reviewer sees it. `kind`: what the provider did after the last verdict. `camps`: whole rows.
create function private.submission_for_review(s public.camp_submissions) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.submission_answer(s, 'known') || jsonb_build_object(
    'fields', private.submission_fields(s),
    'history', (
      select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'what', e.what, 'actor', u.email, 'note', e.detail ->> 'note')
        order by e.id), '[]')
      from private.submission_events e left join auth.users u on u.id = e.actor
      where e.submission_id = s.id and e.what not in ('updated', 'restored')),
    'is_doubtful', s.is_doubtful,
    'doubts', s.doubts,
    'kind', case (
        select e.what from private.submission_events e
        where e.submission_id = s.id and e.what in ('changes_requested', 'approved', 'rejected')
          and e.id < (select max(p.id) from private.submission_events p
            where p.submission_id = s.id and p.what in ('received', 'edited', 'answered'))
        order by e.id desc limit 1)
      when 'changes_requested' then 'answer'
      when 'approved' then 'change'
      when 'rejected' then case when exists (select from private.submission_camps m where m.submission_id = s.id)
        then 'change' else 'new' end
      else 'new' end,
    'camps', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'change_xid' order by c.season_id), '[]')
      from private.submission_camps m join public.camps c on c.id = m.camp_id where m.submission_id = s.id),
    'payments', private.submission_payments(s))
$$;

-- waiting: the oldest first, as promised. asked: the provider's turn. done: the latest 100 verdicts.
create function public.review_queue(wanted text default 'waiting') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  queue jsonb;
begin
  perform private.reviewer();
  if wanted is null or wanted not in ('waiting', 'asked', 'done') then
    raise exception 'wanted is waiting, asked or done' using errcode = 'invalid_parameter_value';
  end if;
  if wanted = 'done' then
    select jsonb_agg(private.submission_for_review(d) order by d.updated_at desc, d.id) into queue from (
      select s.* from public.camp_submissions s where s.status in ('approved', 'rejected')
      order by s.updated_at desc, s.id limit 100) d;
  else
    select jsonb_agg(private.submission_for_review(w) order by w.waiting_since, w.id) into queue from (
      select s.* from public.camp_submissions s
      where s.status = case wanted when 'waiting' then 'pending' else 'changes_requested' end
      order by s.waiting_since, s.id limit 200) w;
  end if;
  return coalesce(queue, '[]');
end
$$;

-- The submission, as long as it is the one the reviewer has seen. The lock is that of put_submission.
create function private.seen_submission(id uuid, revision integer) returns public.camp_submissions
language plpgsql security definer set search_path = '' as $$
declare
  stored public.camp_submissions;
begin
  perform pg_advisory_xact_lock(hashtextextended(seen_submission.id::text, 0));
  select * into stored from public.camp_submissions s where s.id = seen_submission.id;
  if stored.id is null then
    raise exception 'There is no such submission' using errcode = 'PT404';
  end if;
  if stored.revision is distinct from seen_submission.revision or stored.status = 'withdrawn' then
    raise exception 'changed meanwhile' using errcode = 'PT409', hint = 'read it again';
  end if;
  return stored;
end
$$;

create function public.open_submission(id uuid, revision integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  reviewer uuid := private.reviewer();
  s public.camp_submissions := private.seen_submission(open_submission.id, open_submission.revision);
begin
  if s.status = 'pending' and s.opened_at is null then
    update public.camp_submissions c set opened_at = now() where c.id = s.id returning * into s;
    insert into private.submission_events (submission_id, actor, what, detail)
    values (s.id, reviewer, 'opened', jsonb_build_object('revision', s.revision));
  end if;
  return private.submission_for_review(s);
end
$$;

-- What a reviewer may write into a camp, by the columns' own types; everything else keeps its value.
create function private.corrected_camp(camp public.camps, changes jsonb, allowed text[]) returns public.camps
language plpgsql stable set search_path = '' as $$
declare
  refused text;
begin
  if jsonb_typeof(changes) is distinct from 'object' then
    raise exception 'changes is not an object' using errcode = 'invalid_parameter_value';
  end if;
  select min(name) into refused from jsonb_object_keys(changes) name where name <> all (allowed);
  if refused is not null then
    raise exception '% cannot be changed here', refused using errcode = 'invalid_parameter_value';
  end if;
  return jsonb_populate_record(camp, changes);
end
$$;

-- The text columns of a listing and of a camp's page.
create function private.camp_words() returns text[]
language sql immutable set search_path = '' as $$
  select array['camp_provider_name', 'camp_theme', 'street_address', 'city', 'state', 'zip_code', 'age_min', 'age_max',
    'price', 'camps_hours', 'camp_dates', 'website_url', 'registration_opens_at', 'verified_on',
    'good_day', 'extended_care', 'accessibility', 'food']
$$;

-- The id of a new camp: provider, season, and as much of the submission's id as makes it unique.
create function private.new_camp_id(provider_name text, season_id text, submission_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  with parts as (
    select coalesce(nullif(trim(both '-' from left(regexp_replace(lower(provider_name), '[^a-z0-9]+', '-', 'g'), 60)), ''), 'camp')
      || '-' || season_id || '-' as start, replace(submission_id::text, '-', '') as digits
  )
  select case when exists (select from public.camps c where c.id = start || left(digits, 8))
    then start || digits else start || left(digits, 8) end from parts
$$;

-- A camp as a reviewer leaves it: the columns that one reaches, of a row that is there or of a new one.
create function private.save_camp(c public.camps, removed_at timestamptz) returns public.camps
language plpgsql security definer set search_path = '' as $$
declare
  columns text := array_to_string(private.camp_words() || array['listing', 'date_array', 'logo_path', 'latitude', 'longitude',
    'coordinate_precision', 'coordinate_source'], ', ');
  saved public.camps;
begin
  execute format('update public.camps k set (deleted_at, %1$s) = (select $2, %1$s from (select $1.*) given) where k.id = $1.id
    returning k.*', columns) using c, removed_at into saved;
  if saved.id is null then
    execute format('insert into public.camps as k (id, season_id, deleted_at, %1$s)
      select id, season_id, $2, %1$s from (select $1.*) given returning k.*', columns) using c, removed_at into saved;
  end if;
  return saved;
end
$$;

-- One camp of an approved submission: made, or brought up to date under the id it has.
create function private.list_camp(s public.camp_submissions, season_id text, camp jsonb) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  has_logo boolean := private.has_logo(s.logo_path);
  place text[] := array['latitude', 'longitude', 'coordinate_precision'];
  before public.camps;
  c public.camps;
begin
  select old.* into before from private.submission_camps m join public.camps old on old.id = m.camp_id
    where m.submission_id = s.id and m.season_id = list_camp.season_id;
  -- Only the fields of a listing: the rest is between provider and reviewer.
  c := jsonb_populate_record(before, (select jsonb_object_agg(key, value) from jsonb_each(private.submission_fields(s))
    where key = any (private.camp_words())));
  c := private.corrected_camp(c, coalesce(nullif(camp -> 'changes', 'null'), '{}'), private.camp_words());
  c.listing := camp ->> 'listing';
  c.date_array := nullif(camp -> 'date_array', 'null');
  if camp -> 'latitude' <> 'null' then
    c := jsonb_populate_record(c, (select jsonb_object_agg(name, camp -> name) from unnest(place) name));
    c.coordinate_source := null;
  elsif (c.street_address, c.city, c.state, c.zip_code)
    is distinct from (before.street_address, before.city, before.state, before.zip_code) then
    -- The place of another address. Without coordinates the row requests them (place_requests).
    c.latitude := null;
    c.longitude := null;
    c.coordinate_precision := null;
    c.coordinate_source := null;
  end if;
  -- Until a new logo arrives the old one stays.
  if has_logo or s.logo_path is null then
    c.logo_path := s.logo_path;
  end if;

  if before.id is null then
    c.id := private.new_camp_id(c.camp_provider_name, list_camp.season_id, s.id);
    c.season_id := list_camp.season_id;
  end if;
  perform private.save_camp(c, null);
  insert into private.submission_camps as m (submission_id, season_id, camp_id, awaits_logo)
  values (s.id, list_camp.season_id, c.id, s.logo_path is not null and not has_logo)
  on conflict (submission_id, season_id) do update set awaits_logo = excluded.awaits_logo,
    live_since = case when before.deleted_at is null then m.live_since else now() end;
  return c.id;
end
$$;

-- Stores a verdict on the revision that the reviewer has seen. approved: `camp` defines where and how it is listed; its camps
-- are created, those of an earlier approval are updated, and seasons that are no longer named lose theirs. The other verdicts
-- give the reason in `note`, and leave live camps unchanged.
create function public.review_submission(id uuid, revision integer, verdict text, note text default null, camp jsonb default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  reviewer uuid := private.reviewer();
  s public.camp_submissions := private.seen_submission(review_submission.id, review_submission.revision);
  words text := nullif(trim(note), '');
  seasons text[] := '{}';
  camp_ids text[] := '{}';
  season text;
begin
  if verdict is null or verdict not in ('approved', 'rejected', 'changes_requested') then
    raise exception 'verdict is approved, rejected or changes_requested' using errcode = 'invalid_parameter_value';
  end if;
  if s.status = 'approved' and verdict <> 'approved' then
    raise exception 'changed meanwhile' using errcode = 'PT409', hint = 'it is approved already';
  end if;
  if char_length(words) > 2000 then
    raise exception 'A note has at most 2000 characters' using errcode = 'invalid_parameter_value';
  end if;
  if verdict <> 'approved' and words is null then
    raise exception 'A note is needed' using errcode = 'invalid_parameter_value';
  end if;

  if verdict = 'approved' then
    if jsonb_typeof(camp) is distinct from 'object' or jsonb_typeof(camp -> 'season_ids') is distinct from 'array' then
      raise exception 'camp names no seasons' using errcode = 'invalid_parameter_value';
    end if;
    seasons := array(select distinct value from jsonb_array_elements_text(camp -> 'season_ids') value order by value);
    if cardinality(seasons) not between 1 and 12 then
      raise exception 'A camp has 1 to 12 seasons' using errcode = 'invalid_parameter_value';
    end if;
    if coalesce(camp ->> 'listing', '') not in ('basic', 'featured') then
      raise exception 'listing is basic or featured' using errcode = 'invalid_parameter_value';
    end if;
    select min(wanted) into season from unnest(seasons) wanted
    where not exists (select from public.seasons k where k.id = wanted and k.deleted_at is null);
    if season is not null then
      raise exception 'There is no season %', season using errcode = 'foreign_key_violation';
    end if;

    foreach season in array seasons loop
      camp_ids := camp_ids || private.list_camp(s, season, camp);
    end loop;
    update public.camps c set deleted_at = now()
    from private.submission_camps m
    where m.submission_id = s.id and c.id = m.camp_id and m.season_id <> all (seasons) and c.deleted_at is null;
  end if;

  update public.camp_submissions c set status = verdict, review_note = words, updated_at = now() where c.id = s.id;
  insert into private.submission_events (submission_id, actor, what, detail)
  values (s.id, reviewer, verdict, jsonb_build_object('revision', s.revision, 'note', words, 'camp', camp, 'camps', camp_ids));
  return jsonb_build_object('status', verdict, 'camps', camp_ids);
end
$$;

-- Camps for a reviewer to correct: whole rows, with the time of their last change, archived ones among them. Phones
-- keep neither, so update_camp and archive_camp start here.
-- Whose provider's name has these words, whatever the case: live ones first. At most 50.
create function public.review_camps(words text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  sought text := lower(trim(words));
  found jsonb;
begin
  perform private.reviewer();
  if sought is null or sought = '' or char_length(sought) > 200 then
    raise exception 'words are 1 to 200 characters' using errcode = 'invalid_parameter_value';
  end if;
  select jsonb_agg(to_jsonb(f) - 'change_xid' order by f.deleted_at is not null, f.camp_provider_name, f.id) into found
  from (
    select c.* from public.camps c where strpos(lower(c.camp_provider_name), sought) > 0
    order by c.deleted_at is not null, c.camp_provider_name, c.id limit 50) f;
  return coalesce(found, '[]');
end
$$;

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

revoke all on function private.reviewer(), public.set_reviewer(text, boolean), private.submission_for_review(public.camp_submissions),
  private.seen_submission(uuid, integer), public.review_queue(text), public.open_submission(uuid, integer),
  private.corrected_camp(public.camps, jsonb, text[]), private.camp_words(), private.new_camp_id(text, text, uuid),
  private.save_camp(public.camps, timestamptz), private.list_camp(public.camp_submissions, text, jsonb),
  public.review_submission(uuid, integer, text, text, jsonb), public.review_camps(text),
  public.update_camp(text, timestamptz, jsonb), public.archive_camp(text, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.review_queue(text), public.open_submission(uuid, integer),
  public.review_submission(uuid, integer, text, text, jsonb), public.review_camps(text),
  public.update_camp(text, timestamptz, jsonb), public.archive_camp(text, boolean) to authenticated;
grant execute on function public.set_reviewer(text, boolean) to service_role;
