-- Lists show how many requests a doctor has, and counting many is slow. Triggers keep the counts in the
-- transaction that changes the requests, so they are always exact. The triggers come first: they wait for
-- requests in flight and hold back new ones, which the counts would miss.
-- compatible: trigger requests_added of request: It keeps the counts right for writes of every server.
-- compatible: trigger requests_changed of request: It keeps the counts right for writes of every server.
-- compatible: trigger requests_removed of request: It keeps the counts right for writes of every server.
-- compatible: trigger requests_emptied of request: It keeps the counts right for writes of every server.
create table request_count (
  doctor_id int primary key,
  answered int not null,
  unanswered int not null
) with (fillfactor = 50);

-- Counts change in the order of the doctors, so that no two transactions wait for each other.
create function count_requests() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from request_count;
  elsif tg_op = 'INSERT' then
    insert into request_count as kept (doctor_id, answered, unanswered)
    select doctor_id, count(answered_at), count(*) - count(answered_at)
    from after_change group by doctor_id order by doctor_id
    on conflict (doctor_id) do update set
      answered = kept.answered + excluded.answered,
      unanswered = kept.unanswered + excluded.unanswered;
  elsif tg_op = 'DELETE' then
    insert into request_count as kept (doctor_id, answered, unanswered)
    select doctor_id, -count(answered_at), count(answered_at) - count(*)
    from before_change group by doctor_id order by doctor_id
    on conflict (doctor_id) do update set
      answered = kept.answered + excluded.answered,
      unanswered = kept.unanswered + excluded.unanswered;
  else
    insert into request_count as kept (doctor_id, answered, unanswered)
    select doctor_id, sum(answered), sum(unanswered)
    from (
      select doctor_id, count(answered_at) as answered, count(*) - count(answered_at) as unanswered
      from after_change group by doctor_id
      union all
      select doctor_id, -count(answered_at), count(answered_at) - count(*)
      from before_change group by doctor_id
    ) change
    group by doctor_id having sum(answered) <> 0 or sum(unanswered) <> 0 order by doctor_id
    on conflict (doctor_id) do update set
      answered = kept.answered + excluded.answered,
      unanswered = kept.unanswered + excluded.unanswered;
  end if;
  return null;
end
$$;

create trigger requests_added after insert on request
referencing new table as after_change for each statement execute function count_requests();
create trigger requests_changed after update on request
referencing old table as before_change new table as after_change
for each statement execute function count_requests();
create trigger requests_removed after delete on request
referencing old table as before_change for each statement execute function count_requests();
create trigger requests_emptied after truncate on request
for each statement execute function count_requests();

insert into request_count (doctor_id, answered, unanswered)
select doctor_id, count(answered_at), count(*) - count(answered_at) from request group by doctor_id;
-- Checked once for all rows.
alter table request_count add constraint request_count_doctor
foreign key (doctor_id) references doctor on delete cascade;
