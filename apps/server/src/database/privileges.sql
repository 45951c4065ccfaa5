-- Privileges of the application's role when another role owns the tables: all tables, but the audit is
-- append-only, decisions about sharing cannot be changed, refusals can only be counted up, and migrations
-- are read-only. Runs at each start, since a migration may add tables.
do $$
declare
  application text := current_setting('medportal.application');
  relation regclass;
  routine regprocedure;
begin
  execute format('grant usage on schema %I to %I', current_schema, application);
  for relation in
    select oid from pg_class
    where relnamespace = current_schema::regnamespace and relkind in ('r', 'v')
      and pg_has_role(relowner, 'usage')
  loop
    execute format('grant select, insert, update, delete on %s to %I', relation, application);
  end loop;
  for routine in
    select oid from pg_proc
    where pronamespace = current_schema::regnamespace and pg_has_role(proowner, 'usage')
  loop
    execute format('grant execute on function %s to %I', routine, application);
  end loop;
  execute format('revoke all on audit, patient_list, anonymous_refusal, log_in_refusal, sharing, migration from %I', application);
  execute format('grant select, insert on audit, patient_list, anonymous_refusal, log_in_refusal, sharing to %I', application);
  execute format('grant delete on sharing to %I', application);
  execute format('grant update (count) on anonymous_refusal to %I', application);
  execute format('grant update (count) on log_in_refusal to %I', application);
  execute format('grant select on migration to %I', application);
end
$$;
