-- What a phone is told, page by page. The fixture has change numbers of its own, long finished.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select no_plan();

-- Only inside this transaction: an empty directory, and no trigger that stamps or refuses.
alter table public.camps disable trigger user;
alter table public.school_breaks disable trigger user;
alter table public.school_districts disable trigger user;
alter table public.seasons disable trigger user;
alter table public.activity_types disable trigger user;
delete from public.camps;
delete from public.school_breaks;
delete from public.school_districts;
delete from public.seasons;
delete from public.activity_types;

insert into public.seasons (id, break, year, label, starts_on, ends_on, change_xid)
values ('fall-2099', 'fall', 2099, 'Fall break', '2099-10-01', '2099-10-31', '5');
insert into public.activity_types (activity_type_name, change_xid) values ('art', '5'), ('Zoo', '5'), ('Late', '7'), ('Later', '7');
insert into public.school_districts (id, label, change_xid) values ('cobb', 'Cobb', '5');
insert into public.school_breaks (id, district_id, school_year, kind, name, starts_on, ends_on, change_xid)
values ('cobb-fall', 'cobb', '2099-00', 'fall', 'Fall break', '2099-10-01', '2099-10-02', '5');
insert into public.school_breaks (id, district_id, school_year, kind, name, starts_on, ends_on, day_kind, lets_out_at, change_xid, deleted_at)
values ('cobb-first', 'cobb', '2099-00', 'first_day', 'First day', '2099-08-03', '2099-08-03', 'school', null, '5', null),
  ('cobb-noon', 'cobb', '2099-00', 'early_release', 'Early release', '2099-10-08', '2099-10-08', 'early', '12:30', '5', null),
  ('cobb-online', 'cobb', '2099-00', 'digital_day', 'Digital day', '2099-11-02', '2099-11-02', 'digital', null, '6', now());
insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme, change_xid, deleted_at)
values ('b-camp', 'fall-2099', 'basic', 'Camp B', 'Art', '5', null),
  ('a-camp', 'fall-2099', 'basic', 'Camp A', 'Art', '5', null),
  ('early', 'fall-2099', 'basic', 'Camp E', 'Art', '4', null),
  ('gone', 'fall-2099', 'basic', 'Camp G', 'Art', '6', now());

create function pg_temp.ids(answer jsonb) returns text language sql as $$
  select coalesce(string_agg(each ->> 'kind' || ':' || (each ->> 'id'), ' ' order by at), '')
  from jsonb_array_elements(answer -> 'rows') with ordinality as r (each, at) $$;

-- The whole directory fetched in pages of this size, one after the other.
create function pg_temp.walk(size integer) returns text language plpgsql as $$
declare
  answer jsonb := '{"next": {"xid": "0", "id": ""}}';
  seen text := '';
begin
  for page in 1..100 loop
    answer := public.changed_camps(answer #>> '{next,xid}', answer #>> '{next,id}', size);
    seen := seen || ' ' || pg_temp.ids(answer);
    exit when not (answer ->> 'more')::boolean;
  end loop;
  return trim(seen);
end
$$;

create temp table expected on commit drop as
select 'camp:early activity:Zoo activity:art break:cobb-fall break:cobb-first break:cobb-noon camp:a-camp camp:b-camp district:cobb season:fall-2099 break:cobb-online camp:gone activity:Late activity:Later' as ids;

select is(pg_temp.ids(public.changed_camps()), (select ids from expected), 'order is change number, kind, id, byte by byte (Zoo before art)');
select is(pg_temp.walk(size), (select ids from expected), format('pages of %s cut one transaction anywhere and lose nothing', size))
from unnest(array[1, 2, 3, 4, 10, 13, 14, 1000]) size;

select is(public.changed_camps() -> 'next', '{"xid": "7", "id": "activity:Later"}', 'the cursor is the last row');
select is(public.changed_camps() -> 'more', 'false', 'all rows in one page: no more');
select is(public.changed_camps(page_size => 14) -> 'more', 'false', 'a page that is exactly full says so');
select is(public.changed_camps(page_size => 13) -> 'more', 'true', 'one row left: more');
select is(jsonb_array_length(public.changed_camps(page_size => 0) -> 'rows'), 1, 'a page has at least one row');
select is(pg_temp.ids(public.changed_camps('5', 'camp:b-camp')), 'district:cobb season:fall-2099 break:cobb-online camp:gone activity:Late activity:Later',
  'a cursor inside a transaction continues behind its kind and id');
select is(pg_temp.ids(public.changed_camps('5', 'camp:aa')), 'camp:b-camp district:cobb season:fall-2099 break:cobb-online camp:gone activity:Late activity:Later',
  'a cursor at a row that is gone continues where it would have been');

select is(pg_temp.ids(public.changed_camps('5', 'break:cobb-first')),
  'break:cobb-noon camp:a-camp camp:b-camp district:cobb season:fall-2099 break:cobb-online camp:gone activity:Late activity:Later', 'also among days of school');

select is(
  (select array_agg(each #>> '{row,day_kind}') from jsonb_array_elements(public.changed_camps() -> 'rows') each where each ->> 'kind' = 'break' and each ? 'row'),
  array['off', 'school', 'early'], 'a day of a school calendar says what kind of day it is');
select is(
  (select each -> 'row' ->> 'lets_out_at' from jsonb_array_elements(public.changed_camps() -> 'rows') each where each ->> 'id' = 'cobb-noon'),
  '12:30:00', 'a day of school carries its bell');

select is(
  (select each from jsonb_array_elements(public.changed_camps() -> 'rows') each where each ->> 'id' = 'gone'),
  '{"kind": "camp", "id": "gone", "deleted": true}', 'a removed row travels as a tombstone without its contents');
select is(
  (select array_agg(key order by key collate "C") from jsonb_array_elements(public.changed_camps() -> 'rows') each,
    jsonb_object_keys(each -> 'row') key where each ->> 'id' = 'a-camp'),
  (select array_agg(column_name::text order by column_name::text collate "C") from information_schema.columns
    where table_schema = 'public' and table_name = 'camps' and column_name not in ('change_xid', 'deleted_at')),
  'a row carries every column but the two of the protocol');

select is(public.changed_camps('7', 'activity:Later') -> 'next', '{"xid": "7", "id": "activity:Later"}', 'nothing new: the cursor stays');
select cmp_ok(octet_length(public.changed_camps('7', 'activity:Later')::text), '<', 300, 'nothing new: a small answer');
select is(public.changed_camps() ->> 'epoch', (select epoch::text from public.sync_epoch), 'every answer names the epoch');

select is(
  (select row(answer -> 'reset', answer -> 'rows', answer -> 'more')::text
    from public.changed_camps((pg_snapshot_xmin(pg_current_snapshot()))::text, 'camp:x') answer),
  row('true'::jsonb, '[]'::jsonb, 'false'::jsonb)::text, 'a cursor from the future: begin again');
select is(public.changed_camps('99999999999999999999') -> 'reset', 'true', 'also when it is beyond any number');
select throws_ok($$select public.changed_camps('1; drop')$$, '22023', null, 'a cursor that is none is refused');

-- What a CDN may store: full pages for an hour, never the page that says what is current.
-- In plpgsql: SQL would be inlined, and the unused call dropped.
create function pg_temp.cache_control(answer jsonb) returns text language plpgsql as $$
begin
  return current_setting('response.headers')::jsonb #>> '{0,Cache-Control}';
end
$$;
select is(pg_temp.cache_control(public.changed_camps(page_size => 13)), 'public, max-age=0, s-maxage=3600',
  'a page with more behind it may be stored by a CDN, not by a browser');
select is(pg_temp.cache_control(public.changed_camps()), 'no-store', 'the last page is never stored');
select is(pg_temp.cache_control(public.changed_camps('7', 'activity:Later')), 'no-store', 'nor an answer without news');
select is(pg_temp.cache_control(public.changed_camps('7', 'activity:Later', known_epoch => (select epoch::text from public.sync_epoch))),
  'public, max-age=0, s-maxage=30', 'unless the phone has a copy of this history: then any cache may share it for 30 seconds');
select is(pg_temp.cache_control(public.changed_camps('7', 'activity:Later', known_epoch => gen_random_uuid()::text)), 'no-store',
  'to another history it is told alone');
select is(pg_temp.cache_control(public.changed_camps('0', known_epoch => (select epoch::text from public.sync_epoch))), 'no-store',
  'an answer with news is never shared');
select is(pg_temp.cache_control(public.changed_camps('99999999999999999999', known_epoch => (select epoch::text from public.sync_epoch))), 'no-store',
  'nor is a reset');
select is(pg_temp.cache_control(public.changed_camps('99999999999999999999')), 'no-store', 'nor one that says reset');

insert into public.activity_types (activity_type_name, change_xid) select 'Type ' || n, '7' from generate_series(1, 1000) n;
select is(jsonb_array_length(public.changed_camps(page_size => 100000) -> 'rows'), 1000, 'a page has at most 1,000 rows');

-- This transaction has not ended, so none of its own rows may be returned yet.
alter table public.camps enable trigger user;
alter table public.school_breaks enable trigger user;
alter table public.school_districts enable trigger user;
alter table public.seasons enable trigger user;
alter table public.activity_types enable trigger user;
update public.camps set price = '95';
update public.school_breaks set name = 'Fall';
update public.school_districts set label = 'Cobb County';
update public.seasons set label = 'Fall';
update public.activity_types set deleted_at = now();
select is(public.changed_camps() -> 'rows', '[]', 'rows of a transaction that has not ended wait, of every kind');

select * from finish();
rollback;
