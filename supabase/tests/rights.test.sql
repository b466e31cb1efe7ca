-- Every table and bucket, every verb, everybody: what is not named here as allowed is refused.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select no_plan();

create temp table people (name text, role text, claims jsonb) on commit drop;
insert into people values
  ('signed out', 'anon', '{"role": "anon"}'),
  ('a parent', 'authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-00000000000a"}'),
  ('another parent', 'authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-00000000000b"}'),
  ('a reviewer', 'authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-00000000000c", "aal": "aal2", "app_metadata": {"role": "reviewer"}}'),
  ('the secret key', 'service_role', '{"role": "service_role"}');

create temp table verbs (verb text, statement text) on commit drop;
insert into verbs values ('select', 'select * from %1$s'), ('insert', 'insert into %1$s default values'),
  ('update', 'update %1$s set %2$I = default'), ('delete', 'delete from %1$s'), ('truncate', 'truncate %1$s cascade');

create temp table allowed (name text, relation text, verb text) on commit drop;
insert into allowed
select 'the secret key', 'public.' || relation, verb
from unnest(array['seasons', 'activity_types', 'camps', 'school_districts', 'school_breaks']) relation, unnest(array['select', 'insert', 'update']) verb
union all select 'the secret key', 'public.camp_submissions', 'select';

create temp table relations on commit drop as
select format('%I.%I', n.nspname, c.relname) as relation,
  (select a.attname from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and a.attgenerated = '' and a.attidentity = '' order by a.attnum limit 1) as column_name
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm', 'f');

select is((select array_agg(relation order by relation) from relations), array['private.alarm_sender', 'private.alarms', 'private.backups', 'private.calendar_feeds', 'private.camp_contacts', 'private.camp_facts', 'private.camp_sessions', 'private.camp_sources', 'private.candidates', 'private.early_reversals', 'private.family_mails', 'private.hand_over_turns', 'private.hand_overs', 'private.link_checks', 'private.mail_addresses', 'private.mail_jobs', 'private.mail_links', 'private.open_week_turns', 'private.open_weeks', 'private.opening_mails', 'private.payments', 'private.pepper', 'private.popular_release', 'private.popular_weeks', 'private.push_services', 'private.quiet_wishes', 'private.season_fee', 'private.season_passes', 'private.seat_alerts', 'private.sources', 'private.space_members', 'private.space_rows', 'private.space_writes', 'private.spaces', 'private.still_right_rounds', 'private.submission_camps', 'private.submission_events', 'private.submission_revisions', 'private.turns', 'public.activity_types', 'public.camp_submissions', 'public.camps', 'public.place_requests', 'public.school_breaks', 'public.school_districts', 'public.seasons', 'public.sync_epoch'], 'these are all the tables');

-- The statement is undone in any case: 'allowed', whatever else stands in its way, or the refusal.
create function pg_temp.outcome(role text, claims jsonb, statement text) returns text language plpgsql as $$
begin
  perform set_config('request.jwt.claims', claims::text, true);
  execute format('set local role %I', role);
  execute statement;
  raise exception 'undo' using errcode = 'P0001';
exception when others then
  return case sqlstate when '42501' then 'refused' else 'allowed' end;
end
$$;

select is(pg_temp.outcome(p.role, p.claims, format(v.statement, r.relation, r.column_name)),
  case when a.verb is null then 'refused' else 'allowed' end,
  format('%s: %s %s', p.name, v.verb, r.relation))
from people p cross join verbs v cross join relations r
left join allowed a on a.name = p.name and a.relation = r.relation and a.verb = v.verb;

-- Nobody outside of the database has a right on a single column either.
select is((select coalesce(string_agg(grantee || ' ' || privilege_type || ' ' || column_name, ', '), '') from information_schema.column_privileges
    where table_schema in ('public', 'private') and table_name in (select split_part(relation, '.', 2) from relations)
      and grantee in ('anon', 'authenticated', 'PUBLIC')), '', 'no column is granted by itself');
select is((select coalesce(string_agg(s.relname, ', '), '') from pg_class s, unnest(array['anon', 'authenticated', 'service_role']) role
    where s.relnamespace = 'private'::regnamespace and s.relkind = 'S' and has_sequence_privilege(role, s.oid, 'usage, select, update')), '', 'nor a sequence of the schema private');

-- Files: the rows of storage.objects. A row that a policy hides is not touched and no error.
insert into storage.objects (bucket_id, name) values ('camp-logos', 'there.webp');
insert into public.camp_submissions (id, revision, secret_hash, camp_provider_name, email, website_url, camp_theme, age_min, age_max, street_address,
  city, state, zip_code, camp_dates, logo_path, logo_bytes, status)
select gen_random_uuid(), 1, sha256('x'), 'Moss', 'a@b.example', 'https://b.example/', 'Art', 1, 2, '1 St', 'Decatur', 'GA', '30030', 'Oct 6',
  format('1763900000000-%s-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp', replace(status, '_', '-')), 9, status
from unnest(array['pending', 'changes_requested', 'approved', 'rejected', 'withdrawn']) status;

create function pg_temp.rows_touched(role text, claims jsonb, statement text) returns text language plpgsql as $$
declare
  touched bigint;
begin
  perform set_config('request.jwt.claims', claims::text, true);
  execute format('set local role %I', role);
  execute statement;
  get diagnostics touched = row_count;
  raise exception '%', touched using errcode = 'P0001';
exception when others then
  return case sqlstate when 'P0001' then sqlerrm else sqlstate end;
end
$$;
select is(pg_temp.rows_touched(p.role, p.claims, statement), case when p.role = 'service_role' then '1' else '0' end, format('%s: %s', p.name, statement))
from people p, unnest(array[
  $$select * from storage.objects where bucket_id = 'camp-logos' and name = 'there.webp'$$,
  $$update storage.objects set name = 'mine.webp' where bucket_id = 'camp-logos' and name = 'there.webp'$$,
  $$delete from storage.objects where bucket_id = 'camp-logos' and name = 'there.webp'$$]) statement;
select is(pg_temp.rows_touched(p.role, p.claims, format('insert into storage.objects (bucket_id, name) values (%L, %L)', f.bucket, f.file)),
  case when p.role = 'service_role' or f.is_named then '1' else '42501' end, format('%s: a file %s in %s', p.name, f.file, f.bucket))
from people p, (values
  ('camp-logos', '1763900000000-pending-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp', true), ('camp-logos', '1763900000000-changes-requested-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp', true), ('camp-logos', '1763900000000-approved-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp', true),
  ('camp-logos', '1763900000000-rejected-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp', false), ('camp-logos', '1763900000000-withdrawn-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp', false), ('camp-logos', '1763900000000-unknown-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp', false),
  ('camp-logos', '1763900000000-pending-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp/more', false), ('camp-logos', '../1763900000000-pending-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp', false), ('camp-logos', '', false)) f (bucket, file, is_named);
insert into storage.buckets (id, name, public) values ('other', 'other', true);
select is(pg_temp.rows_touched(p.role, p.claims, $$insert into storage.objects (bucket_id, name) values ('other', '1763900000000-pending-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.webp')$$),
  case when p.role = 'service_role' then '1' else '42501' end, format('%s: the same name in another bucket', p.name)) from people p;
select is((select array_agg(policyname || ': ' || cmd || ' ' || roles::text order by policyname) from pg_policies where schemaname = 'storage' and tablename = 'objects'),
  array['a logo that an accepted row names: INSERT {anon,authenticated}'], 'there is one policy for files, and it adds');

select * from finish();
rollback;
