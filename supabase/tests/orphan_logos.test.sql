-- Which logos nobody names: never one that a camp or a submission still needs.
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

insert into public.seasons (id, break, year, label, starts_on, ends_on) values ('fall-2098', 'fall', 2098, 'Fall', '2098-10-01', '2098-10-31');
insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme, logo_path, image_url, deleted_at) values
  ('tap-plain', 'fall-2098', 'basic', 'Tap', 'Art', 'plain.png', null, null),
  ('tap-folder', 'fall-2098', 'basic', 'Tap', 'Art', '/camp-logos/folder.png', 'image.png', null),
  ('tap-address', 'fall-2098', 'basic', 'Tap', 'Art', 'https://abc.supabase.co/storage/v1/object/public/camp-logos/address.png?v=1', null, null),
  ('tap-archived', 'fall-2098', 'basic', 'Tap', 'Art', 'archived.png', null, now());
insert into public.camp_submissions (id, revision, secret_hash, status, email, camp_provider_name, website_url, camp_theme, age_min, age_max,
  street_address, city, state, zip_code, camp_dates, logo_path, logo_bytes)
select id::uuid, 2, sha256('x'), status, 'a@moss.example', 'Moss', 'https://moss.example/', 'Art', 3, 9, '1 Main St', 'Decatur', 'GA', '30030',
  'Oct 6', '1763900000000-' || status || '-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.png', 1
from (values ('11111111-0000-4000-8000-000000000001', 'pending'), ('22222222-0000-4000-8000-000000000002', 'rejected')) s (id, status);
insert into private.submission_revisions (submission_id, revision, content) values
  ('11111111-0000-4000-8000-000000000001', 1, '{"logo_path": "1763900000000-waiting-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.png"}'),
  ('22222222-0000-4000-8000-000000000002', 1, '{"logo_path": "1763900000000-replaced-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.png"}');

insert into storage.objects (bucket_id, name, created_at)
select 'camp-logos', name, now() - interval '25 hours' from unnest(array['plain.png', 'folder.png', 'image.png', 'address.png', 'archived.png',
  '1763900000000-pending-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.png', '1763900000000-rejected-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.png', '1763900000000-waiting-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.png', '1763900000000-replaced-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.png', 'nobody.png', 'deep/nobody.png']) name;
insert into storage.objects (bucket_id, name, created_at) values ('camp-logos', 'new.png', now() - interval '23 hours');

create function pg_temp.swept() returns text language sql as $$
  select coalesce(string_agg(name, ' ' order by name collate "C"), '') from jsonb_array_elements_text(public.orphan_logos()) name
  where name !~ '[.]webp$'
$$;
select is(pg_temp.swept(), '1763900000000-replaced-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.png deep/nobody.png nobody.png',
  'files that nothing names, and the logo of a revision that was replaced before the verdict');
update public.camp_submissions set status = 'approved' where id = '11111111-0000-4000-8000-000000000001';
select is(pg_temp.swept(), '1763900000000-replaced-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.png 1763900000000-waiting-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.png deep/nobody.png nobody.png', 'an earlier revision counts while nobody has decided');

select is(pg_temp.outcome(who, 'select public.orphan_logos()'), case who when 'service_role' then 'done' else '42501' end, who)
from unnest(array['anon', 'authenticated', 'service_role']) who;

select * from finish();
rollback;
