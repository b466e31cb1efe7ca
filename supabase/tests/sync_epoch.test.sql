-- After a restore: another epoch, and no row in the server's future.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(8);

insert into public.seasons (id, break, year, label, starts_on, ends_on)
values ('fall-2099', 'fall', 2099, 'Fall break', '2099-10-01', '2099-10-31');
alter table public.camps disable trigger user;
insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme, updated_at, change_xid)
values ('from-the-future', 'fall-2099', 'basic', 'Tap Camp', 'Art', '2000-01-01', '9000000000000000000'),
  ('from-the-past', 'fall-2099', 'basic', 'Tap Camp', 'Art', '2000-01-01', '3');
alter table public.camps enable trigger user;
insert into private.spaces (id, key_id, admit_hash, is_room, lasts, expires_at) values (repeat('s', 22), repeat('k', 22), 'x', false, interval '1 day', now());
insert into private.space_rows (space, id, version, sealed, change_xid)
values (repeat('s', 22), repeat('f', 22), 1, 'x', '9000000000000000000'), (repeat('s', 22), repeat('p', 22), 1, 'x', '3');

create temp table before on commit drop as select epoch from public.sync_epoch;
create temp table renewed on commit drop as select public.renew_sync_epoch() as epoch;

select is((select count(*) from public.sync_epoch), 1::bigint, 'there is one epoch');
select isnt((select epoch from renewed), (select epoch from before), 'it is another one');
select is((select epoch from renewed), (select epoch from public.sync_epoch), 'the operator is told which');
select is((select change_xid from public.camps where id = 'from-the-future'), pg_current_xact_id(), 'a row from the future is stamped now');
select is((select change_xid from public.camps where id = 'from-the-past'), '3'::xid8, 'a row from the past stays as it is');
select is((select change_xid from private.space_rows where id = repeat('f', 22)), pg_current_xact_id(), 'so is a sealed row');
select is((select change_xid from private.space_rows where id = repeat('p', 22)), '3'::xid8, 'one from the past stays, too');
select throws_ok('insert into public.sync_epoch (only_row) values (false)', '23514', null, 'a second epoch is refused');

select * from finish();
rollback;
