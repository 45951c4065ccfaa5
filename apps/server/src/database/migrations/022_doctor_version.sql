-- Servers remember what a search of doctors found for as long as this version stays the same. It changes with the
-- set of doctors whom patients find, and with their names. A random version never comes back, not even after a
-- restore.
-- compatible: storage of table doctor_count: It has one row.
-- compatible: trigger doctor_version_renewed of doctor_count: It changes only a column that earlier servers do not read.
-- compatible: trigger doctors_renamed of account: It changes only a column that earlier servers do not read.
alter table doctor_count add column version uuid not null default gen_random_uuid();

create function renew_doctor_version() returns trigger
language plpgsql
as $$
begin
  new.version = gen_random_uuid();
  return new;
end
$$;
create trigger doctor_version_renewed before update on doctor_count
for each row execute function renew_doctor_version();

create function note_renamed_doctor() returns trigger
language plpgsql
as $$
begin
  update doctor_count set total = total;
  return null;
end
$$;
create trigger doctors_renamed after update of name_key on account
for each row when (old.role = 'Doctor' and old.name_key <> new.name_key)
execute function note_renamed_doctor();
