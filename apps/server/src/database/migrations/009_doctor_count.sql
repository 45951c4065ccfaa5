-- Lists show the number of doctors, and counting a large table is slow. Triggers update the single row
-- in the transaction that adds or removes doctors, so it is always exact.
create table doctor_count (total bigint not null);
insert into doctor_count (total) select count(*) from doctor;

create function count_doctors() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    update doctor_count set total = total + (select count(*) from changed);
  elsif tg_op = 'DELETE' then
    update doctor_count set total = total - (select count(*) from changed);
  else
    update doctor_count set total = 0;
  end if;
  return null;
end
$$;

create trigger doctors_added after insert on doctor
referencing new table as changed for each statement execute function count_doctors();
create trigger doctors_removed after delete on doctor
referencing old table as changed for each statement execute function count_doctors();
create trigger doctors_emptied after truncate on doctor
for each statement execute function count_doctors();
