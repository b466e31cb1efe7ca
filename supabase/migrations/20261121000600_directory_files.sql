-- The public directory as files (functions/publish-directory): what a new phone fills itself from.
-- Anyone may fetch one by name; nobody may list or write them but the job, which has the secret key.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('directory', 'directory', true, 5242880, array['application/json'])
on conflict (id) do update
set public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;
