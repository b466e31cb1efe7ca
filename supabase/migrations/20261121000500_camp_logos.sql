-- Logos of camps. Anyone may fetch one by name; nobody may list or write them from a browser.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('camp-logos', 'camp-logos', true, 5242880, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do update
set public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;
