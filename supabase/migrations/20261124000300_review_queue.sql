-- Reviewers: the role is in app_metadata, which its user cannot write. Whatever one of them does leaves
-- an entry in private.submission_events in the same transaction.

-- Who reviews, or an error. Whoever has a second factor must have used it.
create function private.reviewer() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is null or auth.jwt() -> 'app_metadata' ->> 'role' is distinct from 'reviewer' then
    raise exception 'Only reviewers may do this' using errcode = 'insufficient_privilege';
  end if;
  if auth.jwt() ->> 'aal' is distinct from 'aal2' and exists (
    select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified') then
    raise exception 'Sign in with your second factor first' using errcode = 'insufficient_privilege', hint = 'aal2';
  end if;
  return auth.uid();
end
$$;

-- For the operator's key. It counts from that person's next sign-in or refresh on. False: nobody has this address.
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
      from private.submission_camps m join public.camps c on c.id = m.camp_id where m.submission_id = s.id))
$$;

-- waiting: oldest first, as they were promised. asked: the provider's turn. done: the latest 100 verdicts.
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

revoke all on function private.reviewer(), public.set_reviewer(text, boolean), private.submission_for_review(public.camp_submissions),
  private.seen_submission(uuid, integer), public.review_queue(text), public.open_submission(uuid, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.review_queue(text), public.open_submission(uuid, integer) to authenticated;
grant execute on function public.set_reviewer(text, boolean) to service_role;
