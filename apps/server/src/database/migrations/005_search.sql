-- The trigram index is optional: the role may lack the right to create the extension, or the extension
-- may not be installed.
do $$
begin
  create extension if not exists pg_trgm;
  create index account_doctor_search on account using gin (name_key gin_trgm_ops)
  where role = 'Doctor';
exception
  when insufficient_privilege or undefined_file or undefined_object or feature_not_supported then
    raise notice 'no trigram index: %', sqlerrm;
end
$$;
