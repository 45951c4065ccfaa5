-- How many doctors there are: lists say so, and counting a million takes longer than all else in them.
-- The one row changes in the transaction of whatever adds or removes doctors, so that it is right for
-- everybody at any moment.
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
