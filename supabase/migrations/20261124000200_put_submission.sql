-- put_submission: the one function for a first sending, a repeat of it, an edit, an answer to the reviewer and a
-- withdrawal. Whatever comes late, twice or in another order, the newest revision stands and nothing is there twice.

-- What a provider sends, by name; `withdrawn`, `trap` and `fill_seconds` come with it and are not kept.
create function private.submission_columns() returns text[]
language sql immutable set search_path = '' as $$
  select array['camp_provider_name', 'email', 'website_url', 'camp_theme', 'age_min', 'age_max', 'street_address', 'city',
    'state', 'zip_code', 'camp_dates', 'camps_hours', 'price', 'season_wish', 'answer', 'logo_path', 'logo_bytes']
$$;

-- The columns out of what was sent, with '' as null; unknown names are ignored. Two revisions are the same when this is.
-- A withdrawal says nothing else, so that no other field can stand in its way.
create function private.submission_content(fields jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  content jsonb := '{}';
  name text;
  value jsonb;
begin
  if jsonb_typeof(fields) is distinct from 'object' then
    raise exception 'fields is not an object' using errcode = 'invalid_parameter_value';
  end if;
  -- Four bytes for each character that the columns take, and their names.
  if octet_length(fields::text) > 32768 then
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
      if jsonb_typeof(value) <> 'number' or value::numeric % 1 <> 0 or abs(value::numeric) > 1000000000 then
        raise exception '% is not a whole number', name using errcode = 'invalid_parameter_value';
      end if;
    elsif jsonb_typeof(value) <> 'string' then
      raise exception '% is not a text', name using errcode = 'invalid_parameter_value';
    end if;
    content := content || jsonb_build_object(name, value);
  end loop;
  return content;
end
$$;

-- What speaks for a robot, of the first revision: it fills in what nobody sees, and is quick.
create function private.submission_doubts(revision integer, fields jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select array_remove(array[
    case when coalesce(fields -> 'trap', 'null') not in ('null', '""', 'false') then 'The hidden field was filled in' end,
    case when revision = 1 and case when jsonb_typeof(fields -> 'fill_seconds') = 'number'
        then (fields ->> 'fill_seconds')::numeric < 5 else true end
      then 'The form took less than 5 seconds' end
  ], null)
$$;

create function private.has_logo(logo_path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from storage.objects o where o.bucket_id = 'camp-logos' and o.name = has_logo.logo_path)
$$;

-- What both the provider and the reviewer are told.
create function private.submission_answer(s public.camp_submissions, outcome text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('outcome', outcome, 'id', s.id, 'revision', s.revision, 'status', s.status,
    'note', s.review_note, 'opened_at', s.opened_at, 'received_at', s.received_at,
    'waiting_since', s.waiting_since, 'updated_at', s.updated_at,
    'logo', case when s.logo_path is null then 'none' when private.has_logo(s.logo_path) then 'here' else 'awaited' end,
    'live', (
      select coalesce(jsonb_agg(jsonb_build_object('camp_id', c.id, 'season_id', c.season_id, 'listing', c.listing,
        'since', m.live_since) order by c.season_id), '[]')
      from private.submission_camps m join public.camps c on c.id = m.camp_id
      where m.submission_id = s.id and c.deleted_at is null))
$$;

create function private.submission_fields(s public.camp_submissions) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(name, to_jsonb(s) -> name) from unnest(private.submission_columns()) name
$$;

-- A logo that arrived after the approval of this very revision.
create function private.attach_late_logo(s public.camp_submissions) returns void
language sql security definer set search_path = '' as $$
  with late as (
    update private.submission_camps m set awaits_logo = false
    where m.submission_id = s.id and m.awaits_logo and s.status = 'approved' and private.has_logo(s.logo_path)
    returning m.camp_id
  )
  update public.camps c set logo_path = s.logo_path from late where c.id = late.camp_id and c.deleted_at is null
$$;

create function public.put_submission(id uuid, revision integer, secret text, fields jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  stored public.camp_submissions;
  given public.camp_submissions;
  sent jsonb := private.submission_content(fields);
  sent_doubts text[] := private.submission_doubts(put_submission.revision, fields);
  hash bytea := sha256(convert_to(secret, 'utf8'));
  no_turn jsonb;
  broken text;
begin
  if put_submission.id is null or put_submission.revision is null then
    raise exception 'A submission has an id and a revision' using errcode = 'invalid_parameter_value';
  end if;
  if put_submission.revision not between 1 and 1000000 then
    raise exception 'A revision is a number from 1 to 1000000' using errcode = 'invalid_parameter_value';
  end if;
  if secret is null or secret !~ '^[A-Za-z0-9_-]{43}$' then
    raise exception 'The secret is not 32 bytes in base64url' using errcode = 'invalid_parameter_value';
  end if;

  -- The same submission at the same moment waits here: two tabs, a request that was sent twice, a reviewer.
  perform pg_advisory_xact_lock(hashtextextended(put_submission.id::text, 0));
  select * into stored from public.camp_submissions s where s.id = put_submission.id;

  if stored.secret_hash <> hash then
    raise exception 'This is not the secret of this submission' using errcode = 'PT403';
  end if;
  if put_submission.revision <= stored.revision then
    if not exists (select from private.submission_revisions r where r.submission_id = put_submission.id
      and r.revision = put_submission.revision and r.content = sent) then
      return private.submission_answer(stored, 'conflict');
    end if;
    perform private.attach_late_logo(stored);
    return private.submission_answer(stored, 'known');
  end if;
  if stored.status = 'withdrawn' then
    return private.submission_answer(stored, 'closed');
  end if;

  begin
    if sent ? 'withdrawn' then
      insert into public.camp_submissions as s (id, revision, secret_hash, status)
      values (put_submission.id, put_submission.revision, hash, 'withdrawn')
      on conflict (id) do update set revision = excluded.revision, status = 'withdrawn', updated_at = now()
      returning * into given;
    else
      given := jsonb_populate_record(null::public.camp_submissions, sent);
      insert into public.camp_submissions as s (id, revision, secret_hash, camp_provider_name, email, website_url, camp_theme,
        age_min, age_max, street_address, city, state, zip_code, camp_dates, camps_hours, price, season_wish, answer,
        logo_path, logo_bytes, is_doubtful, doubts)
      values (put_submission.id, put_submission.revision, hash, given.camp_provider_name, given.email,
        given.website_url, given.camp_theme, given.age_min, given.age_max, given.street_address, given.city, given.state,
        given.zip_code, given.camp_dates, given.camps_hours, given.price, given.season_wish, given.answer,
        given.logo_path, given.logo_bytes, sent_doubts <> '{}', sent_doubts)
      on conflict (id) do update set revision = excluded.revision, camp_provider_name = excluded.camp_provider_name,
        email = excluded.email, website_url = excluded.website_url, camp_theme = excluded.camp_theme,
        age_min = excluded.age_min, age_max = excluded.age_max, street_address = excluded.street_address,
        city = excluded.city, state = excluded.state, zip_code = excluded.zip_code, camp_dates = excluded.camp_dates,
        camps_hours = excluded.camps_hours, price = excluded.price, season_wish = excluded.season_wish,
        answer = excluded.answer, logo_path = excluded.logo_path, logo_bytes = excluded.logo_bytes,
        status = 'pending', opened_at = null, updated_at = now(),
        waiting_since = case s.status when 'pending' then s.waiting_since else now() end
      returning * into given;
    end if;
  exception when check_violation or unique_violation then
    get stacked diagnostics broken = constraint_name;
    raise exception '%', broken using errcode = sqlstate;
  end;

  -- After the checks, and undone with the rest: what is refused costs no turn.
  no_turn := private.take_turn();
  if (no_turn -> 'prove')::boolean then
    raise exception 'Too many submissions today' using errcode = 'PT429', hint = no_turn ->> 'seconds', detail = 'prove';
  elsif no_turn is not null then
    raise exception 'Too many submissions from this address' using errcode = 'PT429', hint = no_turn ->> 'seconds';
  end if;

  if given.status = 'withdrawn' then
    update public.camps c set deleted_at = now()
    from private.submission_camps m where m.submission_id = given.id and c.id = m.camp_id and c.deleted_at is null;
  end if;
  insert into private.submission_revisions (submission_id, revision, content)
  values (given.id, given.revision, sent);
  insert into private.submission_events (submission_id, what, detail)
  values (given.id, case when given.status = 'withdrawn' then 'withdrawn' when stored.id is null then 'received'
    when stored.status = 'changes_requested' then 'answered' else 'edited' end,
    jsonb_build_object('revision', given.revision));
  return private.submission_answer(given, 'stored');
end
$$;

-- For the private link. An unknown id and a wrong secret look alike.
create function public.submission_status(id uuid, secret text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.submission_answer(s, 'known') || jsonb_build_object(
    'fields', private.submission_fields(s),
    'history', (
      select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'what', e.what) order by e.id), '[]')
      from private.submission_events e
      where e.submission_id = s.id and e.what not in ('updated', 'restored')))
  from public.camp_submissions s
  where s.id = submission_status.id and s.secret_hash = sha256(convert_to(submission_status.secret, 'utf8'))
$$;

-- A file is taken only when a submission that was accepted names it: storage is limited by rows, rows by turns.
create function private.awaits_logo(name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.camp_submissions s
    where s.logo_path = awaits_logo.name and s.status in ('pending', 'changes_requested', 'approved'))
$$;
create policy "a logo that an accepted row names" on storage.objects for insert to anon, authenticated
with check (bucket_id = 'camp-logos' and private.awaits_logo(name));

revoke all on function private.submission_columns(), private.submission_content(jsonb),
  private.submission_doubts(integer, jsonb), private.has_logo(text),
  private.submission_answer(public.camp_submissions, text), private.submission_fields(public.camp_submissions),
  private.attach_late_logo(public.camp_submissions), private.awaits_logo(text),
  public.put_submission(uuid, integer, text, jsonb), public.submission_status(uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function public.put_submission(uuid, integer, text, jsonb), public.submission_status(uuid, text)
  to anon, authenticated, service_role;
-- The policy asks as the sender.
grant usage on schema private to anon, authenticated;
grant execute on function private.awaits_logo(text) to anon, authenticated;
