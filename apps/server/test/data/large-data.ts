import { openDatabase, Sql } from '../../src/database/database.ts';
import { toEmailKey } from '../../src/repositories/keys.ts';

/** The default size; half of the accounts are doctors. */
export const LARGE = { accounts: 200_000, requests: 1_000_000 };

/** How many of the requests are to the busy doctor, and from the busy patient. */
export const busyRequests = (requests: number) => ({
  doctor: requests / 20,
  patient: requests / 200,
});

const busy = busyRequests(LARGE.requests);

/**
 * Outliers that mislead the averages of the planner: every 20th request goes to the busy doctor, and every 200th
 * comes from the busy patient, always to that doctor.
 */
export const BUSY = {
  doctor: { id: 1, name: 'Busy Doctor', requests: busy.doctor },
  patient: { id: 2, name: 'Busy Patient', requests: busy.patient },
};

export const largeEmailOf = (id: number) => toEmailKey(`person.${id}@large.example`);

export interface LargeDataOptions {
  /** The password hash of all accounts; without it nobody can log in. */
  passwordHash?: string;
  /** {@link LARGE} by default. */
  accounts?: number;
  /** {@link LARGE} by default. */
  requests?: number;
  /** Whether tables use the write-ahead log, as in production; slower to load. */
  isLogged?: boolean;
}

export type LargeStorage = { kind: 'postgres'; url: string } | { kind: 'embedded'; folder: string };

/**
 * Fills a new database with doctors, patients, requests and records: the same each time, vacuumed and analyzed. Needs
 * a superuser, to disable foreign keys and triggers while loading.
 */
export async function loadLargeData(
  storage: LargeStorage,
  {
    passwordHash = '',
    accounts = LARGE.accounts,
    requests = LARGE.requests,
    isLogged = false,
  }: LargeDataOptions = {},
): Promise<void> {
  const database = await openDatabase(
    // One connection: settings and temporary tables belong to a session.
    storage.kind === 'postgres' ? { ...storage, poolSize: 1, timeoutSeconds: 600 } : storage,
  );
  const parts = [
    withoutChecks,
    isLogged ? '' : withoutLog,
    withoutIndexes,
    people(accounts, passwordHash),
    requestsOf(accounts, requests),
    records(accounts),
    withIndexes,
    'vacuum (analyze)',
  ];
  try {
    for (const part of parts) await database.query(new Sql([part], [], false));
  } finally {
    await database.close();
  }
}

const withoutChecks = `
  set session_replication_role = replica;
  set maintenance_work_mem = '256MB';
  select setseed(0.5)`;

// Newest first: a logged table must not refer to an unlogged one.
const withoutLog = `
  do $$
  declare
    name text;
  begin
    for name in
      select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
      order by oid desc
    loop
      execute format('alter table %I set unlogged', name);
    end loop;
  end
  $$`;

const withoutIndexes = `
  create temp table dropped as
  select indexname, indexdef from pg_indexes
  where schemaname = 'public' and not exists (select from pg_constraint where conname = indexname);
  do $$
  declare
    name text;
  begin
    for name in select indexname from dropped loop
      execute format('drop index %I', name);
    end loop;
  end
  $$`;

const withIndexes = `
  do $$
  declare
    definition text;
  begin
    for definition in select indexdef from dropped loop
      execute definition;
    end loop;
  end
  $$`;

// Syllables are unevenly distributed, so that searches match few or many names, as with real names. The last three
// syllables encode the id, which makes each name unique.
const people = (accounts: number, passwordHash: string) => `
  create temp table person as
  select
    id,
    case id % 2 when 1 then 'Doctor' else 'Patient' end as role,
    case id
      when ${BUSY.doctor.id} then '${BUSY.doctor.name}'
      when ${BUSY.patient.id} then '${BUSY.patient.name}'
      else concat(
        initcap(s[1 + floor(300 * random() ^ 2)] || s[1 + floor(300 * random())]), ' ',
        initcap(
          s[1 + floor(300 * random() ^ 2)] ||
          s[1 + id % 300] || s[1 + id / 300 % 300] || s[1 + id / 90000 % 300]
        )
      )
    end as name,
    'person.' || id || '@large.example' as email
  from generate_series(1, ${accounts}) id, (
    select array_agg(first || vowel order by md5(first || vowel)) as s
    from
      unnest('{b,br,ch,d,dr,f,fl,g,gr,h,j,k,kr,l,m,n,p,pl,r,s,sh,st,t,tr,v}'::text[]) first,
      unnest('{a,ai,e,ea,i,ie,o,oa,ou,u,ue,y}'::text[]) vowel
  ) syllables;
  insert into account (id, role, name, name_key, email, email_key, password_hash, gender)
  overriding system value
  select
    id, role, name, lower(name), email, email, '${passwordHash}',
    case id % 3 when 0 then 'Female' when 1 then 'Male' end
  from person;
  select setval(pg_get_serial_sequence('account', 'id'), ${accounts});
  insert into name_skeleton (account_id, skeleton) select id, md5(id::text) from person;
  insert into doctor (id, specialization_id, bio, clinic_name)
  select id, 1 + id % 13, 'Made up for tests.', case id % 3 when 0 then '' else 'Clinic ' || id end
  from person where role = 'Doctor';
  insert into doctor_name (doctor_id, skeleton) select id, md5(id::text) from doctor;
  update doctor_count set total = ${accounts / 2};
  insert into patient (id, height_cm) select id, 150 + id % 50 from person where role = 'Patient';
  insert into session (account_id, device, created_at, last_seen_at, expires_at)
  select id, 'Firefox on Linux', moment, moment, moment + interval '8 hours'
  from person, lateral (select timestamptz '2100-01-01' - id * interval '1 minute' as moment) began
  order by id;`;

const requestsOf = (accounts: number, requests: number) => `
  insert into request (
    id, patient_id, doctor_id, description, search_key, sent_at, answered_at
  )
  overriding system value
  select
    id,
    case when id % 200 = 0 then ${BUSY.patient.id}
      else 4 + 2 * floor(${accounts / 2 - 1} * random() ^ 2) end,
    case when id % 20 = 0 then ${BUSY.doctor.id}
      else 3 + 2 * floor(${accounts / 2 - 1} * random() ^ 2) end,
    'What can I do about this, and whom should I ask? Question ' || id,
    'patient' || chr(10) || 'what can i do about this, and whom should i ask? question ' || id,
    sent_at,
    case when random() < 0.7 then sent_at + interval '5 hours' end
  from (
    select id, timestamptz '2024-01-01' + id * interval '1 minute' as sent_at
    from generate_series(1, ${requests}) id
  ) sent;
  select setval(pg_get_serial_sequence('request', 'id'), ${requests});
  insert into request_count (doctor_id, answered, unanswered)
  select doctor_id, count(answered_at), count(*) - count(answered_at) from request group by doctor_id;
  insert into answer_seen (request_id)
  select id from request where answered_at is not null and id % 50 > 0;
  insert into departure_seen (request_id)
  select id from request where answered_at is null and id % 10 = 0;
  insert into declined_patient (doctor_id, patient_id)
  select distinct doctor_id, patient_id from request
  where id % 10 = 0 and doctor_id <> ${BUSY.doctor.id};
  insert into general_report (request_id, diagnosis)
  select id, 'Well' from request where answered_at is not null and id % 2 = 0;
  insert into prescribed_medicine (request_id, name, is_maintenance)
  select id, 'Examplin', false from request where answered_at is not null and id % 4 = 0;
  insert into chronic_disease (request_id, name)
  select id, 'Example disease' from request where answered_at is not null and id % 8 = 0;
  insert into allergy (request_id, name)
  select id, 'Example pollen' from request where answered_at is not null and id % 8 = 0;`;

const records = (accounts: number) => `
  create temp table moment as
  select n, 2 * (1 + n % ${accounts / 2}) as patient_id,
    timestamptz '2024-01-01' + n * interval '1 minute' as at
  from generate_series(1, 300000) n;
  insert into blood_pressure (patient_id, systolic, diastolic, measured_at)
  select patient_id, 110 + n % 30, 70, at from moment;
  insert into blood_sugar (patient_id, value, measured_at)
  select patient_id, 80 + n % 40, at from moment;
  insert into audit (happened_at, account_id, account_name, account_role, action, patient_id, outcome)
  select at, patient_id, 'Somebody', 'Patient', 'getPatient', patient_id, 'allowed' from moment;
  insert into anonymous_refusal (patient_id, network, hour, count)
  select patient_id, 'network ' || n % 10, date_trunc('hour', at), 1 + n % 20
  from moment where n <= 100000;
  insert into audit (happened_at, action, outcome, patient_id, refusal_id)
  select hour, 'getPatient', 'denied', patient_id, id from anonymous_refusal;
  insert into patient_list (id, patient_ids)
  select md5('list ' || n)::uuid,
    array[patient_id, patient_id + 2, case when n % 100 = 0 then ${BUSY.patient.id} else patient_id + 4 end]
  from moment where n <= 20000;
  insert into audit (happened_at, account_id, account_name, account_role, action, outcome, patient_list_id)
  select at, ${BUSY.doctor.id}, '${BUSY.doctor.name}', 'Doctor', 'listDoctorRequests', 'allowed',
    md5('list ' || n)::uuid
  from moment where n <= 20000;
  insert into sharing (patient_id, doctor_id, sections, expires_at, revoked, made_at)
  select
    patient_id, 1 + 2 * (n % ${accounts / 2}),
    case n % 5 when 0 then '{}' else '{details,readings}'::text[] end,
    case n % 5 when 1 then at + interval '1 year' end, n % 5 = 0, at
  from moment where n <= 100000;
  insert into sharing (patient_id, doctor_id, sections, revoked, made_at)
  select ${BUSY.patient.id}, ${BUSY.doctor.id}, '{details,readings,medicines,chronicDiseases,allergies}',
    false, at
  from moment where n <= 1000;
  insert into idempotency_key (scope, key, fingerprint, status, body, created_at)
  select patient_id || ' createRequest', 'key ' || n, 'none', 200, '{}', now() - n * interval '1 second'
  from moment;
  insert into outbox (kind, account_id, created_at, attempts, next_attempt_at, sent_at)
  select 'password-reset', patient_id, now() - n * interval '1 second', 1, now() + n * interval '1 second',
    case when n % 50 > 0 then now() - n * interval '1 second' end
  from moment where n <= 80000;
  insert into outbox (kind, email_key)
  select 'password-reset', 'person.' || patient_id || '@large.example' from moment where n <= 100;
  insert into password_reset (token_hash, account_id, created_at)
  select 'hash ' || n, patient_id, now() - interval '30 minutes' + n * interval '1 second'
  from moment where n <= 100000;
  insert into email_change (account_id, email, created_at)
  select distinct patient_id, 'new.' || patient_id || '@large.example', now() - interval '23 hours'
  from moment where n <= 100000;
  update email_change set created_at = now() - interval '25 hours' where account_id % 50 = 0;
  insert into email_change_token (token_hash, account_id)
  select 'email hash ' || account_id, account_id from email_change;
  insert into log_in_refusal (account_id, network, hour)
  select patient_id, '192.0.' || n || '.0', now() from moment where n <= 100000;
  insert into attempt (key, count, ends_at)
  select 'attempt ' || n, 1, now() + n * interval '1 millisecond' from moment where n <= 100000;`;

/**
 * A long access log of the busy patient: the busy doctor logs in, and reads the record and one of 100 lists with the
 * patient on it, once a minute.
 */
export function longLog(minutes: number): Sql {
  const { doctor, patient } = BUSY;
  const text = `
    with list as (
      insert into patient_list (id, patient_ids)
      select md5('long ' || n)::uuid, array[${patient.id}, 4 + 2 * n, 6 + 2 * n]
      from generate_series(0, 99) n
    )
    insert into audit (
      happened_at, account_id, account_name, account_role, action, outcome,
      patient_id, patient_list_id
    )
    select
      timestamptz '2025-01-01' + n * interval '1 minute',
      ${doctor.id}, '${doctor.name}', 'Doctor', action, 'allowed', patient_id,
      case action when 'listDoctorRequests' then md5('long ' || n * 100 / ${minutes})::uuid end
    from generate_series(0, ${minutes - 1}) n
    cross join (
      values
        ('getPatient', ${patient.id}), ('listAccessLog', ${patient.id}), ('listDoctorRequests', null),
        ('login', null)
    ) kind (action, patient_id)`;
  return new Sql([text], [], false);
}
