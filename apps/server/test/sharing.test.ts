/* oxlint-disable no-await-in-loop -- the steps run in sequence */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isSampled } from '../../../scripts/sample.ts';
import { type OperationId, loadContract } from '../src/contract.ts';
import { type Database, sql } from '../src/database/database.ts';
import { ACCESS } from '../src/operations/access.ts';
import { startTestApp } from './app/harness.ts';
import { addDoctor, addSession } from './data/people.ts';
import { type World, breakDatabase, claimsOf, createWorld, forge } from './data/world.ts';
import { bothDatabases, databases, shareDatabase } from './databases/databases.ts';

/** The reads of each section of a record. */
const READS = {
  details: ['getPatient'],
  readings: ['listBloodPressures', 'listBloodSugars'],
  medicines: ['listMedicines'],
  chronicDiseases: ['listChronicDiseases'],
  allergies: ['listAllergies'],
} as const satisfies Record<string, readonly OperationId[]>;

type Section = keyof typeof READS;
const SECTIONS = Object.keys(READS).filter((each): each is Section => each in READS);

/** What the owner has decided about one section for the doctor in question. */
const STATES = [
  'no row',
  'granted',
  'granted other sections',
  'expired',
  'revoked',
  'granted to somebody else',
  'granted after a stop',
] as const;
type State = (typeof STATES)[number];

/** `asked` has a request of the owner; `stranger` has none. The decisions of a state are about both. */
const READERS = [
  'owner',
  'asked doctor',
  'stranger',
  'another doctor with a request',
  'another doctor',
  'another patient',
  'anonymous',
] as const;
type Reader = (typeof READERS)[number];

const ALWAYS: Partial<Record<Reader, number>> = {
  owner: 200,
  'another doctor with a request': 200,
  'another doctor': 404,
  'another patient': 404,
  anonymous: 401,
};

function expected(state: State, reader: Reader): number {
  const always = ALWAYS[reader];
  if (state === 'granted to somebody else' && reader === 'another doctor') return 200;
  if (always !== undefined) return always;
  if (state === 'granted' || state === 'granted after a stop') return 200;
  if (state === 'no row' || state === 'granted to somebody else') {
    return reader === 'asked doctor' ? 200 : 404;
  }
  return 404;
}

interface Scene {
  world: World;
  ids: Record<'asked doctor' | 'stranger' | 'another doctor', number>;
  tokens: Record<Reader, string | undefined>;
}

async function createScene(database: Database): Promise<Scene> {
  const world = await createWorld({}, database);
  const { owner, otherPatient, treatingDoctor } = world;
  const tokenOf = async (id: number) => {
    const sessionId = await addSession(database.query, id);
    return forge(claimsOf({ id, sessionId, name: 'Doctor', role: 'Doctor' }));
  };
  const [stranger, second, other] = [
    await addDoctor(database.query),
    await addDoctor(database.query),
    await addDoctor(database.query),
  ];
  await world.call('createRequest', {
    token: owner.token,
    params: { doctorId: second },
    body: { description: 'Hello.' },
  });
  return {
    world,
    ids: { 'asked doctor': treatingDoctor.id, stranger, 'another doctor': other },
    tokens: {
      owner: owner.token,
      'asked doctor': await tokenOf(treatingDoctor.id),
      stranger: await tokenOf(stranger),
      'another doctor with a request': await tokenOf(second),
      'another doctor': await tokenOf(other),
      'another patient': forge(claimsOf(otherPatient)),
      anonymous: undefined,
    },
  };
}

const hence = (ms: number) => new Date(Date.now() + ms).toISOString();
const HOUR = 3_600_000;

async function bring({ world, ids }: Scene, state: State, section: Section) {
  const { token } = world.owner;
  const share = async (who: keyof typeof ids, sections: Section[], expiresAt?: string) => {
    const body = { sections, ...(expiresAt && { expiresAt }) };
    const params = { doctorId: ids[who] };
    expect(await world.call('shareRecord', { token, params, body })).toMatchObject({ status: 200 });
  };
  const stop = async (who: keyof typeof ids) => {
    const params = { doctorId: ids[who] };
    expect(await world.call('stopSharing', { token, params })).toMatchObject({ status: 200 });
  };
  for (const who of ['asked doctor', 'stranger'] as const) {
    if (state === 'granted') await share(who, [section], hence(HOUR));
    if (state === 'granted other sections') {
      await share(who, [section]);
      await share(
        who,
        SECTIONS.filter((each) => each !== section),
      );
    }
    if (state === 'expired') {
      await world.database.query(sql`
        insert into sharing (patient_id, doctor_id, sections, expires_at, revoked)
        values (${world.owner.id}, ${ids[who]}, ${[section]}, now() - interval '1 ms', false)`);
    }
    if (state === 'revoked' || state === 'granted after a stop') {
      await share(who, [section]);
      await stop(who);
    }
    if (state === 'granted after a stop') await share(who, [section]);
  }
  if (state === 'granted to somebody else') await share('another doctor', [section]);
}

/** Calls every read of every section in every state as every reader, and lists the answers that are wrong. */
async function findMismatches(database: Database, states: readonly State[]) {
  const wrong: string[] = [];
  let cells = 0;
  for (const state of states) {
    for (const section of SECTIONS) {
      const scene = await createScene(database);
      await bring(scene, state, section);
      const params = { name: scene.world.owner.name };
      for (const reader of READERS.filter(
        (each) => each.includes('doctor') || each === 'stranger',
      )) {
        const { body } = await scene.world.call('listPatients', {
          token: scene.tokens[reader],
        });
        const record = body.patients.find(
          ({ patientName }) => patientName === scene.world.owner.name,
        );
        const isListed = record?.sections.includes(section) === true;
        if (isListed !== (expected(state, reader) === 200))
          wrong.push(`${state}: list of ${reader}`);
      }
      for (const id of READS[section]) {
        for (const reader of READERS) {
          const { status } = await scene.world.call(id, { params, token: scene.tokens[reader] });
          cells += 1;
          if (status !== expected(state, reader)) wrong.push(`${state}: ${id} as ${reader}`);
        }
      }
      await scene.world.close();
    }
  }
  return { cells, wrong };
}

it('the matrix has every read of a record', () => {
  const reads = loadContract().operations.filter(({ id }) => ACCESS[id] === 'record-reader');
  expect(Object.values(READS).flat().toSorted()).toEqual(reads.map(({ id }) => id).toSorted());
});

// What concurrent transactions see, and in which order, is up to PostgreSQL.
const concurrent = isSampled ? bothDatabases.slice(1) : bothDatabases;

describe.each(concurrent)('the matrix on $name', ({ open }) => {
  const database = shareDatabase(open);

  it.each(STATES)(
    'opens each section to exactly those with whom it is shared: %s',
    async (state) => {
      const { cells, wrong } = await findMismatches(database, [state]);
      expect(wrong).toEqual([]);
      expect(cells).toBe(Object.values(READS).flat().length * READERS.length);
    },
  );

  // Negative control.
  it('fails when expiry is ignored', async () => {
    const withoutExpiry = (text: string) =>
      text.replace(
        /readable_patient\(\s*(\$\d+), (\$\d+), (\$\d+), (\$\d+)\s*\)/,
        (_, name, isOpen, reader, sections) => `(
          select account.id as patient_id from account, lateral (
            select
              (select row(sharing.*)::sharing from sharing
                where patient_id = account.id and doctor_id = ${reader} order by id desc limit 1
              ) as newest,
              exists (
                select from request where patient_id = account.id and doctor_id = ${reader}
              ) as asked
          ) known
          where role = 'Patient' and name_key = ${name} and (
            ${isOpen} or account.id = ${reader}
            or coalesce((newest).sections @> ${sections}::text[], asked)
          )
        )`,
      );
    const { wrong } = await findMismatches(breakDatabase(database, withoutExpiry), ['expired']);
    const readers = ['asked doctor', 'stranger'];
    expect(new Set(wrong)).toEqual(
      new Set(
        Object.values(READS)
          .flat()
          .flatMap((id) => readers.map((reader) => `expired: ${id} as ${reader}`)),
      ),
    );
  });
});

describe.each(databases)('sharing on $name', ({ open }) => {
  const database = shareDatabase(open);
  let scene: Scene;
  beforeEach(async () => {
    scene = await createScene(database);
  });
  afterEach(() => scene.world.close());

  it('stopped leaves the doctor the request and their own response', async () => {
    const { world, tokens, ids } = scene;
    const { token } = world.owner;
    const params = { doctorId: ids['asked doctor'] };
    await world.call('stopSharing', { token, params });
    const { body } = await world.inputOf('createResponse', 'treatingDoctor');
    const asDoctor = { token: tokens['asked doctor'] };
    expect(await world.call('createResponse', { ...asDoctor, body })).toMatchObject({
      status: 200,
    });
    const { requestId } = Object(body);
    const found = await world.call('getRequest', {
      ...asDoctor,
      params: { role: 'Doctor', requestId },
    });
    expect(found).toMatchObject({ status: 200, body: { allergy: { allergyName: 'Testpollen' } } });
    const list = await world.call('listDoctorRequests', asDoctor);
    expect(list.body.totalCount).toBeGreaterThan(0);
    expect(await world.call('getInbox', asDoctor)).toMatchObject({ status: 200 });
  });

  it('is not reopened by another request', async () => {
    const { world, tokens, ids } = scene;
    const { token, name } = world.owner;
    const params = { doctorId: ids['asked doctor'] };
    await world.call('stopSharing', { token, params });
    await world.call('createRequest', { token, params, body: { description: 'Again.' } });
    const asDoctor = { token: tokens['asked doctor'], params: { name } };
    expect(await world.call('getPatient', asDoctor)).toMatchObject({ status: 404 });
  });

  it('can be stopped twice, and never for an unknown doctor', async () => {
    const { world, ids } = scene;
    const { token } = world.owner;
    const doctorId = ids['another doctor'];
    const stop = (id: number) => world.call('stopSharing', { token, params: { doctorId: id } });
    expect(await stop(doctorId)).toMatchObject({ status: 200 });
    expect(await stop(doctorId)).toMatchObject({ status: 200 });
    const rows = await database.query(sql`select id from sharing where doctor_id = ${doctorId}`);
    expect(rows).toHaveLength(1);
    for (const id of [world.owner.id, 2_147_483_647]) {
      expect(await stop(id)).toMatchObject({ status: 404 });
      const body = { sections: ['details'] };
      const share = await world.call('shareRecord', { token, params: { doctorId: id }, body });
      expect(share).toMatchObject({ status: 404 });
    }
  });

  it('stops again when a stop is repeated with its key after another decision', async () => {
    const { world, ids } = scene;
    const { token } = world.owner;
    const params = { doctorId: ids['another doctor'] };
    const headers = { 'idempotency-key': 'one stop' };
    const stop = () => world.call('stopSharing', { token, params, headers });
    await stop();
    expect((await stop()).headers).toHaveProperty('idempotency-replayed');
    await world.call('shareRecord', { token, params, body: { sections: ['details'] } });
    expect((await stop()).headers).not.toHaveProperty('idempotency-replayed');
    const { body } = await world.call('listGrants', { token });
    const grant = body.grants.find(({ doctorId }) => doctorId === params.doctorId);
    expect(grant).toMatchObject({ revokedAt: expect.any(String) });
  });

  it('rejects an empty or unknown section and a time in the past or too far ahead', async () => {
    const { world, ids } = scene;
    const { token } = world.owner;
    const params = { doctorId: ids.stranger };
    const share = (body: object) => world.call('shareRecord', { token, params, body });
    const tooFar = new Date();
    tooFar.setUTCFullYear(
      tooFar.getUTCFullYear() + 5,
      tooFar.getUTCMonth(),
      tooFar.getUTCDate() + 1,
    );
    const cases: [object, string][] = [
      [{ sections: [] }, 'sections'],
      [{ sections: ['secrets'] }, 'sections.0'],
      [{ sections: ['details', 'details'] }, 'sections'],
      [{ sections: ['details'], expiresAt: hence(-1000) }, 'expiresAt'],
      [{ sections: ['details'], expiresAt: tooFar.toISOString() }, 'expiresAt'],
      [{ sections: ['details'], expiresAt: '2026-06-30T23:59:60Z' }, 'expiresAt'],
      [{ sections: ['details'], expiresAt: '2027-01-01' }, 'expiresAt'],
      [{}, 'sections'],
    ];
    for (const [sent, field] of cases) {
      const answer = await share(sent);
      expect({ sent, status: answer.status }).toEqual({ sent, status: 400 });
      expect(answer.body).toMatchObject({ errors: { [field]: [expect.any(String)] } });
    }
    expect(
      (await share({ sections: ['details'], expiresAt: hence(4.9 * 365 * 24 * HOUR) })).status,
    ).toBe(200);
  });

  it('keeps deciding where the operations are off or older servers read', async () => {
    await bring(scene, 'granted', 'readings');
    await using core = await startTestApp({ extensions: 'off' }, database);
    const params = { name: scene.world.owner.name };
    const token = scene.tokens['asked doctor'];
    expect((await core.call('listBloodSugars', { token, params })).status).toBe(200);
    expect((await core.call('listAllergies', { token, params })).status).toBe(404);
    // The function that a server from before this rule calls: all sections or nothing.
    const older = (doctorId: number) =>
      database.query(sql`
        select patient_id from readable_patient(
          ${scene.world.owner.name.toLowerCase()}, false, ${doctorId}
        )`);
    expect(await older(scene.ids['asked doctor'])).toEqual([]);
    await scene.world.call('shareRecord', {
      token: scene.world.owner.token,
      params: { doctorId: scene.ids['asked doctor'] },
      body: { sections: SECTIONS },
    });
    expect(await older(scene.ids['asked doctor'])).toHaveLength(1);
  });

  it('is no capability of open records', async () => {
    await using openRecords = await startTestApp({ recordsAccess: 'spec' }, database);
    const { body } = await openRecords.call('getCapabilities');
    expect(body.capabilities).toEqual({ inbox: 3, accessLog: 1, account: 2, mail: 1 });
  });
});

describe.each(concurrent)('on $name, sharing', ({ open }) => {
  const database = shareDatabase(open);

  const rounds = isSampled ? 2 : 5;

  // A revocation among 100 concurrent reads, several times.
  // `stop` resolves when it is acknowledged, to what is left to do.
  async function race(stop: (world: World, doctorId: number) => Promise<() => Promise<unknown>>) {
    const figures = { before: 0, during: 0, after: 0, leaked: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const { world, tokens, ids } = await createScene(database);
      const call = { token: tokens['asked doctor'], params: { name: world.owner.name } };
      let acknowledged = false;
      const readers = Array.from({ length: 100 }, async () => {
        for (let refusals = 0; refusals < 2;) {
          const isAfter = acknowledged;
          const { status } = await world.call('getPatient', call);
          if (status === 200 && isAfter) figures.leaked += 1;
          if (status === 200 && !acknowledged) figures.before += 1;
          if (status === 200 && !isAfter && acknowledged) figures.during += 1;
          if (isAfter) figures.after += 1;
          if (status !== 200 || isAfter) refusals += 1;
        }
      });
      await world.call('getPatient', call);
      const finish = await stop(world, ids['asked doctor']);
      acknowledged = true;
      await Promise.all(readers);
      await finish();
      await world.close();
    }
    return figures;
  }

  it('stopped among 100 concurrent reads answers none that starts after the acknowledgement', async ({
    annotate,
  }) => {
    const figures = await race(async (world, doctorId) => {
      const { status } = await world.call('stopSharing', {
        token: world.owner.token,
        params: { doctorId },
      });
      expect(status).toBe(200);
      return async () => undefined;
    });
    await annotate(JSON.stringify(figures));
    expect(figures.leaked).toBe(0);
    expect(figures.before).toBeGreaterThan(0);
    expect(figures.after).toBeGreaterThanOrEqual(100 * rounds);
  });

  // Negative control.
  it('acknowledged before it is stored answers reads that start afterwards', async () => {
    const figures = await race(async (world, doctorId) => {
      const { token } = world.owner;
      return () => world.call('stopSharing', { token, params: { doctorId } });
    });
    expect(figures.leaked).toBeGreaterThan(0);
  });
});
