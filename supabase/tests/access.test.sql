-- Who may do what, table by table. Runs inside one transaction that is rolled back.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select no_plan();

create temp table synced (name text) on commit drop;
insert into synced values ('seasons'), ('activity_types'), ('camps'), ('school_districts'), ('school_breaks');
create temp table visitors (name text) on commit drop;
insert into visitors values ('anon'), ('authenticated');

-- What became of a statement run as somebody: the number of rows, or the SQLSTATE.
create function pg_temp.outcome(who text, statement text) returns text language plpgsql as $$
declare
  touched bigint;
begin
  execute format('set local role %I', who);
  execute statement;
  get diagnostics touched = row_count;
  reset role;
  return touched || ' rows';
exception when others then
  return sqlstate;
end
$$;

insert into public.seasons (id, break, year, label, starts_on, ends_on)
values ('fall-2099', 'fall', 2099, 'Fall break', '2099-10-01', '2099-10-31');
insert into public.activity_types (activity_type_name) values ('Tap dance'), ('Gone dance');
insert into public.school_districts (id, label) values ('tap-district', 'Tap'), ('gone-district', 'Gone');
insert into public.school_breaks (id, district_id, school_year, kind, name, starts_on, ends_on)
values ('tap-break', 'tap-district', '2099-00', 'fall', 'Fall break', '2099-10-01', '2099-10-02'),
  ('gone-break', 'tap-district', '2099-00', 'fall', 'Fall break', '2099-10-01', '2099-10-02');
insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme)
values ('tap-camp', 'fall-2099', 'basic', 'Tap Camp', 'Art'), ('gone-camp', 'fall-2099', 'basic', 'Gone Camp', 'Art');
insert into public.seasons (id, break, year, label, starts_on, ends_on, deleted_at)
values ('winter-2099', 'winter', 2099, 'Winter break', '2099-12-01', '2099-12-31', now());
update public.activity_types set deleted_at = now() where id = 'Gone dance';
update public.school_districts set deleted_at = now() where id = 'gone-district';
update public.school_breaks set deleted_at = now() where id = 'gone-break';
update public.camps set deleted_at = now() where id = 'gone-camp';

select is(
  (select coalesce(string_agg(c.relname, ', '), '') from pg_class c
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p')
      and not (c.relrowsecurity and c.relforcerowsecurity)),
  '', 'every table of the schemas public and private forces row-level security, on its owner too');

select isnt(pg_temp.outcome('service_role', format('select * from public.%I where deleted_at is not null', s.name)), '0 rows',
  format('service_role reads %s, removed rows too', s.name))
from synced s;

select is(pg_temp.outcome(v.name, format(statement, s.name)), '42501', format('%s: refused to %s', v.name, format(statement, s.name)))
from synced s, visitors v,
  unnest(array[
    'select * from public.%I',
    'select count(*) from public.%I',
    'insert into public.%I default values',
    'update public.%I set deleted_at = now()',
    'update public.%I set change_xid = ''1''',
    'delete from public.%I',
    'truncate public.%I'
  ]) as statement;

select is(pg_temp.outcome('service_role', format(statement, s.name)), '42501', format('service_role: refused to %s', format(statement, s.name)))
from synced s, unnest(array['delete from public.%I', 'truncate public.%I']) as statement;

select is(pg_temp.outcome(v.name, $$insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme, verified_on, change_xid)
    values ('mine', 'fall-2099', 'featured', 'Mine', 'Art', '2099-01-01', '1')$$), '42501',
  format('%s cannot list a camp, nor call it featured or verified', v.name))
from visitors v;

select is(pg_temp.outcome(v.name, statement), '42501', format('%s: refused to %s', v.name, statement))
from visitors v,
  unnest(array[
    'select * from public.sync_epoch',
    'update public.sync_epoch set epoch = gen_random_uuid()',
    'select public.renew_sync_epoch()',
    'create table public.mine (a int)'
  ]) as statement;

-- The second layer: a table that is granted again shows no removed row.
create function pg_temp.rows_if_granted(who text, name text) returns text language plpgsql as $$
declare
  seen text;
begin
  execute format('grant select on public.%I to %I', name, who);
  seen := pg_temp.outcome(who, format('select * from public.%I where deleted_at is not null', name));
  execute format('revoke select on public.%I from %I', name, who);
  return seen;
end
$$;
select is(pg_temp.rows_if_granted(v.name, s.name), '0 rows', format('%s would not see removed rows of %s', v.name, s.name))
from synced s, visitors v;

select is(pg_temp.outcome(v.name, 'select public.changed_camps()'), '1 rows', format('%s asks what changed', v.name))
from visitors v;

select is(
  (select coalesce(string_agg(p.proname, ', ' order by p.proname), '') from pg_proc p
    where p.pronamespace = 'public'::regnamespace and has_function_privilege(v.name, p.oid, 'execute')
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')),
  v.functions, format('%s may call these functions of the schema public and no other', v.name))
from (values
  ('anon', 'add_space_member, alarm_key, answer_still_right, changed_camps, close_space, count_open_week, create_circle, create_space, drop_alarms, find_circle, health, join_circle, leave_space, list_space_members, mailed_submissions, meet_circle, popular_weeks, push_space, put_alarm, put_feed, put_hand_over, put_seat_alert, put_submission, recover_space, redeem_mail_link, rekey_space, request_pass_mail, request_submission_link, say_seats, space_changes, still_right, stop_feed, stop_mail, submission_status, take_hand_over, take_pass, turn_circle_key'),
  ('authenticated', 'add_space_member, alarm_key, answer_still_right, archive_camp, candidate_queue, changed_camps, close_space, confirm_candidates, count_open_week, create_circle, create_space, delete_account, drop_alarms, drop_candidate, find_circle, health, house, join_circle, leave_space, list_space_members, mailed_submissions, meet_circle, offer_claim, open_submission, popular_weeks, push_space, put_alarm, put_family_mails, put_feed, put_hand_over, put_seat_alert, put_submission, recover_space, redeem_mail_link, rekey_space, request_pass_mail, request_submission_link, review_camps, review_facts, review_queue, review_submission, say_seats, space_changes, stamp_camp, still_right, stop_feed, stop_mail, submission_status, take_candidate, take_hand_over, take_pass, turn_circle_key, update_camp'),
  ('service_role', 'alarms_done, changed_camps, claim_alarms, claim_mails, claim_place, claim_source, confirm_school_year, forget_turns, health, import_camps, import_districts, link_checked, links_to_check, list_sources, mail_done, new_season, note_backup, orphan_logos, postpone_place, put_source, put_submission, read_feed, record_payment, record_reversal, renew_sync_epoch, season_fee, set_reviewer, set_season_fee, settle_place, source_read, stop_address, submission_status, undo_season')
) v (name, functions);

select is(
  (select coalesce(string_agg(p.proname, ', ' order by p.proname), '') from pg_proc p
    where p.pronamespace = 'private'::regnamespace and has_function_privilege(v.name, p.oid, 'execute')),
  v.functions, format('%s may call this of the schema private: "%s"', v.name, v.functions))
from (values ('anon', 'awaits_logo'), ('authenticated', 'awaits_logo'), ('service_role', '')) v (name, functions);

-- One question may not keep the server busy.
select is((select rolconfig from pg_roles where rolname = v.name) @> array[format('statement_timeout=%s', v.seconds)], true,
  format('a question of %s ends after %s', v.name, v.seconds))
from (values ('anon', '3s'), ('authenticated', '8s')) v (name, seconds);

-- News waits for the oldest open transaction.
select is((select rolconfig from pg_roles where rolname = current_user) @> array['idle_in_transaction_session_timeout=5min'], true,
  'a transaction that the operator forgot ends after five minutes');

select is(
  (select coalesce(string_agg(p.proname, ', '), '') from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prosecdef and not coalesce(p.proconfig, '{}') @> array['search_path=""']),
  '', 'every security definer function fixes its search path');

select is(
  (select row(b.public, b.file_size_limit, b.allowed_mime_types)::text from storage.buckets b where b.id = 'camp-logos'),
  row(true, 5242880::bigint, array['image/jpeg', 'image/png', 'image/webp'])::text,
  'logos: anyone may fetch one, at most 5 MB, pictures only');

select is((select array_agg(id) from storage.buckets), array['camp-logos'], 'there is no other bucket');

create temp table buckets (id text) on commit drop;
insert into buckets values ('camp-logos');
insert into storage.objects (bucket_id, name) select id, 'there.file' from buckets;

select is(pg_temp.outcome(v.name, format('select * from storage.objects where bucket_id = %L', b.id)), '0 rows',
  format('%s cannot list %s', v.name, b.id))
from visitors v, buckets b;

select is(pg_temp.outcome(v.name, format('insert into storage.objects (bucket_id, name) values (%L, ''mine.file'')', b.id)), '42501',
  format('%s cannot put anything into %s', v.name, b.id))
from visitors v, buckets b;

select * from finish();
rollback;
