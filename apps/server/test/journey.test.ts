/* oxlint-disable no-await-in-loop, consistent-function-scoping -- the steps run in sequence, helpers stay next to their tests */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type Person, type TestApp, startTestApp } from './app/harness.ts';
import { databases, shareDatabase } from './databases/databases.ts';

describe.each(databases)('on $name', ({ open }) => {
  const database = shareDatabase(open);
  let test: TestApp;
  let doctor: Person;
  let patient: Person;

  beforeAll(async () => {
    test = await startTestApp({}, database);
    doctor = await test.join('Doctor', 'Juniper Vale');
    patient = await test.join('Patient', 'Alder Brook');
  });

  afterAll(() => test.close());

  const asPatient = () => ({ token: patient.token });
  const asDoctor = () => ({ token: doctor.token });
  const ofPatient = () => ({ params: { name: patient.name } });

  it('a patient sends a request, the doctor answers with all four sections, and the patient reads the response', async () => {
    const found = await test.call('listDoctors', { search: { searchName: 'niPER v' } });
    expect(found.body).toEqual({
      doctors: [
        {
          name: 'Juniper Vale',
          gender: null,
          clinicName: 'No Clinic',
          medicalSpecificationName: 'Cardiology',
        },
      ],
      totalCount: 1,
    });
    const profile = await test.call('getDoctor', { params: { name: 'juniper vale' } });
    expect(profile.body).toMatchObject({
      doctorId: doctor.id,
      email: doctor.email,
      bio: '',
      medicalSpecification: { msName: 'Cardiology' },
      clinic: { clinicName: 'No Clinic Yet !' },
    });

    const sent = await test.call('createRequest', {
      ...asPatient(),
      params: { doctorId: doctor.id },
      body: { description: 'I get tired on stairs.' },
    });
    expect(sent.body).toEqual({ message: 'Your request is sent.', requestId: expect.any(Number) });
    const { requestId } = sent.body;

    const unanswered = await test.call('listDoctorRequests', {
      ...asDoctor(),
      search: { isAnswered: false },
    });
    expect(unanswered.body).toEqual({
      requests: [
        {
          requestId,
          doctorId: doctor.id,
          doctorName: 'Juniper Vale',
          patientId: patient.id,
          patientName: 'Alder Brook',
          description: 'I get tired on stairs.',
          date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          isAnswered: false,
        },
      ],
      totalCount: 1,
    });

    const before = await test.call('getRequest', {
      ...asPatient(),
      params: { role: 'Patient', requestId },
    });
    expect(before.body).toMatchObject({
      isAnswered: false,
      generalReport: null,
      medicine: null,
      chronicDisease: null,
      allergy: null,
    });

    const chronicDisease = {
      chronicDiseaseName: 'Anaemia',
      symptoms: 'Tiredness',
      digonsis: 'Blood count',
      dateOfDiagonsis: '2024-02-29',
    };
    const allergy = { allergyName: 'Pollen', symptons: 'Sneezing' };
    const answered = await test.call('createResponse', {
      ...asDoctor(),
      body: {
        requestId,
        doctorId: doctor.id,
        doctorName: doctor.name,
        patientId: patient.id,
        patientName: patient.name,
        generalReport: {
          diagnosis: 'Low on iron.',
          treatmentPlan: 'Rest.',
          notes: ' ',
          attachment: null,
        },
        medicine: { medicinName: 'Iron', dosage: '100 mg', isMaintenace: false },
        chronicDisease,
        allergy,
      },
    });
    expect(answered).toMatchObject({ status: 200, body: { message: 'Your response is sent.' } });

    const read = await test.call('getRequest', {
      ...asPatient(),
      params: { role: 'Patient', requestId },
    });
    expect(read.body).toMatchObject({
      description: 'I get tired on stairs.',
      doctorName: 'Juniper Vale',
      patientName: 'Alder Brook',
      isAnswered: true,
      generalReport: {
        diagnosis: 'Low on iron.',
        treatmentPlan: 'Rest.',
        notes: null,
        attachment: null,
      },
      medicine: { medicineName: 'Iron', dosage: '100 mg', frequency: null, instructions: null },
      chronicDisease: { ...chronicDisease, description: null, causes: null, treatment: null },
      allergy,
    });

    const lists = await Promise.all(
      [true, false].map((isAnswered) =>
        test.call('listPatientRequests', { ...asPatient(), search: { isAnswered } }),
      ),
    );
    expect(lists.map(({ body }) => body.totalCount)).toEqual([1, 0]);

    const input = { ...asDoctor(), ...ofPatient() };
    expect((await test.call('listMedicines', input)).body).toEqual([
      {
        addedBy: 'Juniper Vale',
        medicineName: 'Iron',
        dosage: '100 mg',
        frequency: null,
        instructions: null,
        isMaintenace: false,
      },
    ]);
    expect((await test.call('listChronicDiseases', input)).body).toMatchObject([
      { addedBy: 'Juniper Vale', ...chronicDisease },
    ]);
    expect((await test.call('listAllergies', input)).body).toMatchObject([
      { addedBy: 'Juniper Vale', ...allergy },
    ]);
  });

  it('a patient updates the record', async () => {
    const update = (body: object) => test.call('updatePatientProfile', { ...asPatient(), body });
    const read = () => test.call('getPatient', { ...asPatient(), ...ofPatient() });
    expect((await read()).body).toMatchObject({ bloodType: null, height: null, weight: null });
    await update({ bloodType: 'AB-', height: 171.5, weight: 66 });
    // An omitted field keeps its value; null or a blank clears it.
    await update({ weight: 67 });
    expect((await read()).body).toMatchObject({ bloodType: 'AB-', height: 171.5, weight: 67 });
    await update({ bloodType: '', height: null });
    expect((await read()).body).toMatchObject({ bloodType: null, height: null, weight: 67 });

    await test.call('addBloodPressure', { ...asPatient(), body: { value: '121/079' } });
    await test.call('addBloodPressure', { ...asPatient(), body: { value: '130/85' } });
    await test.call('addBloodSugar', { ...asPatient(), body: { value: 92.5 } });
    const input = { ...asDoctor(), ...ofPatient() };
    expect((await test.call('listBloodPressures', input)).body).toMatchObject([
      { value: '130/85', date: expect.stringMatching(/Z$/) },
      { value: '121/79' },
    ]);
    expect((await test.call('listBloodSugars', input)).body).toMatchObject([{ value: 92.5 }]);
  });

  it('a doctor updates the profile', async () => {
    const clinic = (body: object) => test.call('updateClinic', { ...asDoctor(), body });
    const read = () => test.call('getDoctor', { params: { name: doctor.name } });
    await clinic({ name: 'Vale Clinic', location: '1 Test Lane', openHours: '9 to 5' });
    await clinic({ openHours: '10 to 4' });
    const profile = { cvUrl: 'https://vale.example/cv', bio: 'Likes stairs.' };
    await test.call('updateDoctorProfile', { ...asDoctor(), body: profile });
    expect((await read()).body).toMatchObject({
      ...profile,
      clinic: { clinicName: 'Vale Clinic', location: '1 Test Lane', openHours: '10 to 4' },
    });
    await clinic({ name: ' ', location: null });
    expect((await read()).body).toMatchObject({
      clinic: { clinicName: 'No Clinic Yet !', location: '', openHours: '10 to 4' },
    });
  });

  it('a list of doctors has pages in a stable order', async () => {
    for (const name of ['Alder North', 'Brook East', 'Cedar West']) await test.join('Doctor', name);
    const list = async (search: Record<string, unknown>) => {
      const { body } = await test.call('listDoctors', { search });
      return { names: body.doctors.map(({ name }) => name), totalCount: body.totalCount };
    };
    const all = await list({ pageSize: 900 });
    const pages = await Promise.all(
      [1, 2, 3].map((pageNumber) => list({ pageSize: 2, pageNumber })),
    );
    expect(pages.flatMap(({ names }) => names)).toEqual(all.names);
    expect(all.totalCount).toBe(all.names.length);
    expect(await list({ pageNumber: 1_000_000, pageSize: 900 })).toEqual({
      names: [],
      totalCount: all.totalCount,
    });
    const inOne = await test.call('listDoctorsBySpecialization', { params: { msId: 1 } });
    expect(inOne.body.map(({ name }) => name)).toEqual(all.names);
  });

  it('rejects an invalid response and stores nothing of it', async () => {
    const requestId = await test.ask(patient, doctor);
    const respond = (body: object, { token } = doctor) =>
      test.call('createResponse', { token, body: { requestId, ...body } });
    const report = { generalReport: { notes: 'Fine.' } };

    for (const empty of [
      {},
      { medicine: {} },
      { medicine: { isMaintenace: false } },
      {
        generalReport: { diagnosis: '  ', notes: null },
        allergy: null,
        chronicDisease: { dateOfDiagonsis: '' },
      },
    ]) {
      expect((await respond(empty)).status).toBe(400);
    }
    for (const field of ['doctorId', 'patientId']) {
      const { status, body } = await respond({ ...report, [field]: 999_999 });
      expect(status).toBe(400);
      expect(body).toEqual({
        code: 'stale-link',
        title: 'Check the input',
        message: 'This link is out of date.',
        errors: { [field]: ['Open the request from your list.'] },
      });
    }
    for (const date of ['2999-01-01', '2023-02-29', '2024-1-1', 'yesterday']) {
      const { status, body } = await respond({ chronicDisease: { dateOfDiagonsis: date } });
      expect(status, date).toBe(400);
      expect(body).toMatchObject({
        errors: { 'chronicDisease.dateOfDiagonsis': [expect.any(String)] },
      });
    }
    const attachment = 'https://good.example@evil.example/';
    expect(await respond({ generalReport: { attachment } })).toMatchObject({
      status: 400,
      body: { errors: { 'generalReport.attachment': [expect.any(String)] } },
    });
    const stranger = await test.join('Doctor');
    expect((await respond(report, stranger)).status).toBe(404);
    expect((await respond({ ...report, requestId: 2_147_483_647 })).status).toBe(404);

    // None of these responses was stored.
    const params = { role: 'doctor', requestId };
    const read = await test.call('getRequest', { ...asDoctor(), params });
    expect(read.body).toMatchObject({ isAnswered: false, generalReport: null });

    expect((await respond({ ...report, medicine: { isMaintenace: true } })).status).toBe(200);
    const after = await test.call('getRequest', { ...asDoctor(), params });
    expect(after.body).toMatchObject({ isAnswered: true, medicine: null });
    expect(await respond(report)).toMatchObject({
      status: 409,
      body: { code: 'already-answered' },
    });
  });

  it('rejects a request to an unknown doctor or with an invalid description', async () => {
    const send = (doctorId: number, description: string) =>
      test.call('createRequest', { ...asPatient(), params: { doctorId }, body: { description } });
    expect((await send(2_147_483_647, 'Hello')).status).toBe(404);
    expect((await send(patient.id, 'Hello')).status).toBe(404);
    expect((await send(doctor.id, ' \n ')).status).toBe(400);
    expect((await send(doctor.id, 'x'.repeat(4001))).status).toBe(400);
    expect((await send(doctor.id, '\u0000')).status).toBe(400);
  });

  describe('an Idempotency-Key', () => {
    const key = (value: string) => ({ headers: { 'idempotency-key': value } });
    const add = (value: number, headers: object) =>
      test.call('addBloodSugar', { ...asPatient(), ...headers, body: { value } });

    it('belongs to one body, one operation and one account', async () => {
      await add(101, key('second'));
      expect((await add(102, key('second'))).status).toBe(422);
      const { status } = await test.call('addBloodPressure', {
        ...asPatient(),
        ...key('second'),
        body: { value: '120/80' },
      });
      expect(status).toBe(200);
      const other = await test.join('Patient');
      const others = await test.call('addBloodSugar', {
        token: other.token,
        ...key('second'),
        body: { value: 103 },
      });
      expect(others.headers).not.toHaveProperty('idempotency-replayed');
    });

    it('belongs to one path', async () => {
      const send = (doctorId: number) =>
        test.call('createRequest', {
          ...asPatient(),
          ...key('path'),
          params: { doctorId },
          body: { description: 'Hello' },
        });
      const other = await test.join('Doctor');
      const [first, again] = [await send(doctor.id), await send(doctor.id)];
      expect(again.body.requestId).toBe(first.body.requestId);
      expect((await send(other.id)).status).toBe(422);
    });

    it('lets a registration be repeated, but not with another password', async () => {
      const body = { name: 'Twice Registered', email: 'twice@test.example', password: PASSWORD };
      const register = () => test.call('registerPatient', { body, ...key('registration') });
      expect((await register()).status).toBe(200);
      expect((await register()).headers['idempotency-replayed']).toBe('true');
      const other = { ...body, password: 'another password' };
      const changed = await test.call('registerPatient', { body: other, ...key('registration') });
      expect(changed.status).toBe(422);
    });

    it.each(['', 'x'.repeat(201), 'ключ'])('is rejected when it is %j', async (value) => {
      expect((await add(90, key(value))).status).toBe(400);
    });
  });
});
