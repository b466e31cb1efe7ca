-- A row says when it changed, whatever it is told, and never leaves.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(13);

insert into public.seasons (id, break, year, label, starts_on, ends_on, updated_at, change_xid)
values ('fall-2099', 'fall', 2099, 'Fall break', '2099-10-01', '2099-10-31', '2000-01-01', '1');
insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme) values ('tap-camp', 'fall-2099', 'basic', 'Tap Camp', 'Art');
insert into public.activity_types (activity_type_name) values ('Tap dance');

select is((select change_xid from public.seasons where id = 'fall-2099'), pg_current_xact_id(), 'a forged change number is replaced on insert');
select is((select updated_at from public.seasons where id = 'fall-2099'), now(), 'a forged time is replaced on insert');

update public.camps set updated_at = '2000-01-01', change_xid = '1' where id = 'tap-camp';
select is((select change_xid from public.camps where id = 'tap-camp'), pg_current_xact_id(), 'a forged change number is replaced on update');
select is((select updated_at from public.camps where id = 'tap-camp'), now(), 'a forged time is replaced on update');
select is((select id from public.activity_types where activity_type_name = 'Tap dance'), 'Tap dance', 'the name of an activity is its id');

select throws_ok(format('delete from public.%I', t), '23001', t || ' rows are never removed: phones would keep them for ever',
  'a row of ' || t || ' is never removed')
from unnest(array['activity_types', 'camps', 'seasons']) t;
select throws_ok('delete from public.camps where id = ''tap-camp''', '23001', null, 'one camp is not removed either');
select throws_ok('truncate public.camps', '23001', null, 'nor all at once');
select throws_ok($$update public.camps set id = 'other' where id = 'tap-camp'$$, '23001', null, 'a camp keeps its id');
select throws_ok($$update public.activity_types set activity_type_name = 'Other' where id = 'Tap dance'$$, '23001', null, 'an activity keeps its name');
select lives_ok($$update public.camps set deleted_at = now() where id = 'tap-camp'$$, 'setting deleted_at is the way');

select * from finish();
rollback;
