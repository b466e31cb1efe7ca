-- The directory is no longer published as files: a CDN caches full pages of changed_camps instead
-- (next migration). Empty the bucket in the dashboard first, or its files stay behind as orphans.

-- Hosted storage refuses deletes in SQL without this setting.
select set_config('storage.allow_delete_query', 'true', true);
delete from storage.objects where bucket_id = 'directory';
delete from storage.buckets where id = 'directory';
