-- Finding a place: which listings ask, what an answer does, and that nobody outside may join in.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select no_plan();

create function pg_temp.outcome(who text, statement text) returns text language plpgsql as $$
begin
  execute format('set local role %I', who);
  execute statement;
  reset role;
  return 'done';
exception when others then
  return sqlstate;
end
$$;

create function pg_temp.waiting() returns text language sql as $$
  select coalesce(string_agg(camp_id, ' ' order by camp_id), '') from public.place_requests
$$;

select is(pg_temp.waiting(), '', 'no sample is looked up: their addresses are invented');

insert into public.seasons (id, break, year, label, starts_on, ends_on)
values ('fall-2099', 'fall', 2099, 'Fall break', '2099-10-01', '2099-10-31');
insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme, street_address, city, zip_code)
values ('tap-street', 'fall-2099', 'basic', 'Street', 'Art', '1 Main St', 'Decatur', '30030'),
  ('tap-nowhere', 'fall-2099', 'basic', 'Nowhere', 'Art', null, null, null);
insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme, city, latitude, longitude, coordinate_precision)
values ('tap-known', 'fall-2099', 'basic', 'Known', 'Art', 'Decatur', 33.7, -84.3, 'exact');
insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme, city, is_sample)
values ('tap-sample', 'fall-2099', 'basic', 'Sample', 'Art', 'Decatur', true);

select is(pg_temp.waiting(), 'tap-street', 'a new listing with an address and no coordinates asks for its place');
update public.camps set price = '$90' where id = 'tap-street';
select is((select attempts from public.place_requests), 0::smallint, 'a new price asks for nothing');

create temp table claimed as select public.claim_place() as place;
select is((select place ->> 'street_address' from claimed), '1 Main St', 'the address comes with the claim');
select is(public.claim_place(), null, 'what is claimed is not due again at once');
select ok((select next_attempt_at between now() + interval '40 seconds' and now() + interval '80 seconds' from public.place_requests),
  'it is due again in about a minute, should nobody answer');
select public.postpone_place('tap-street', (select (place ->> 'ticket')::uuid from claimed), 'away', 7200);
select is((select (problem, next_attempt_at)::text from public.place_requests), ('away', now() + interval '2 hours')::text,
  'a longer wait that was asked for is kept, with the reason');

select public.postpone_place('tap-street', (select (place ->> 'ticket')::uuid from claimed), 'away', 1000000000);
select is((select next_attempt_at from public.place_requests), now() + interval '1 day', 'no wait is longer than a day');
update public.place_requests set attempts = 1000, next_attempt_at = now();
select public.claim_place();
select ok((select next_attempt_at between now() + interval '4 hours' and now() + interval '8 hours' from public.place_requests),
  'after many tries it is due again in about six hours');
select is((select attempts from public.place_requests), 1000::smallint, 'tries are counted up to 1,000');

update public.camps set street_address = '2 Main St' where id = 'tap-street';
select is((select attempts from public.place_requests), 0::smallint, 'a new address begins anew');
select is(public.settle_place('tap-street', (select (place ->> 'ticket')::uuid from claimed), 33, -84, 'exact', 'census'), false,
  'an answer about the old address is not kept');
select is((select latitude from public.camps where id = 'tap-street'), null, 'and changes nothing');

update claimed set place = public.claim_place();
select is(public.settle_place('tap-street', (select (place ->> 'ticket')::uuid from claimed), 33.77, -84.29, 'exact', 'census'), true,
  'the answer about this address is kept');
select is((select (latitude, longitude, coordinate_precision, coordinate_source)::text from public.camps where id = 'tap-street'),
  '(33.77,-84.29,exact,census)', 'in the row, with its precision and its source');
select is(pg_temp.waiting(), '', 'and the wait is over');

update public.camps set zip_code = '30032' where id = 'tap-street';
select is((select latitude from public.camps where id = 'tap-street'), null, 'a place we found does not outlive its address');
select is(pg_temp.waiting(), 'tap-street', 'and is looked for again');
update public.camps set latitude = 33.5, longitude = -84.5, coordinate_precision = 'exact' where id = 'tap-street';
select is(pg_temp.waiting(), '', 'a place set by hand ends the wait');
update public.camps set city = 'Tucker' where id = 'tap-street';
select is((select (latitude, coordinate_source)::text from public.camps where id = 'tap-street'), '(33.5,)',
  'and stays when the address changes');
update public.camps set latitude = null, longitude = null, coordinate_precision = null where id = 'tap-street';
update public.camps set deleted_at = now() where id = 'tap-street';
select is(pg_temp.waiting(), '', 'a listing that is gone asks for nothing');

select is(pg_temp.outcome(who, statement), '42501', format('%s: refused to %s', who, statement))
from unnest(array['anon', 'authenticated']) who, unnest(array[
  'select * from public.place_requests',
  'insert into public.place_requests (camp_id) values (''tap-known'')',
  'delete from public.place_requests',
  'select public.claim_place()',
  'select public.settle_place(''tap-known'', gen_random_uuid())',
  'select public.postpone_place(''tap-known'', gen_random_uuid(), ''x'')',
  'update public.camps set latitude = 1'
]) statement;
select is(pg_temp.outcome('service_role', 'select public.claim_place()'), 'done', 'the job may claim');
select is(pg_temp.outcome('service_role', 'select * from public.place_requests'), '42501', 'and may do nothing else with the queue');

select * from finish();
rollback;
