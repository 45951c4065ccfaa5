// The floor: bare node:http with our server's prepared statements. It checks tokens, but has no validation, limits, log or
// security headers.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { verify } from '@node-rs/argon2';
import { Pool, types } from 'pg';

const { PORT, DATABASE_URL, TOKEN_SECRET, PORTAL_DIR, STATEMENTS } = process.env;
const texts = JSON.parse(STATEMENTS);
const page = readFileSync(join(PORTAL_DIR, 'index.html'));

types.setTypeParser(types.builtins.INT8, Number);
const pool = new Pool({ connectionString: DATABASE_URL, max: 10 });
const run = async (name, values) => (await pool.query({ name, text: texts[name], values })).rows;

const hash = (text) => createHmac('sha256', TOKEN_SECRET).update(text).digest('base64url');
const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const head = encode({ alg: 'HS256', typ: 'JWT' });

function sign({ id, name, role }, sessionId) {
  const iat = Math.floor(Date.now() / 1000);
  const times = { iat, exp: iat + 8 * 3600 };
  const ids = { sub: String(id), jti: String(sessionId) };
  const claims = { ...ids, name, role, ...times, iss: 'medportal', aud: 'medportal' };
  const text = `${head}.${encode(claims)}`;
  return `${text}.${hash(text)}`;
}

async function accountOf(request) {
  const [header, body, signature] = request.headers.authorization.slice(7).split('.');
  const right = Buffer.from(hash(`${header}.${body}`));
  if (!timingSafeEqual(right, Buffer.from(signature))) throw new Error('forged');
  const { sub, jti, exp } = JSON.parse(Buffer.from(body, 'base64url'));
  if (exp * 1000 < Date.now()) throw new Error('expired');
  const [account, session] = [Number(sub), Number(jti)];
  return (await run('findSession', [session, account, session, account]))[0];
}

async function bodyOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts));
}

const totalOf = (rows) => rows[0]?.totalCount ?? 0;
const without = (rows) => rows.filter(({ id }) => id !== null);

async function listDoctors() {
  const rows = await run('listDoctors', [9, 0]);
  const doctors = without(rows).map((doctor) => ({
    name: doctor.name,
    gender: doctor.gender,
    clinicName: doctor.clinicName || 'No Clinic',
    medicalSpecificationName: doctor.specializationName,
  }));
  return { doctors, totalCount: rows[0]?.total ?? 0 };
}

async function getDoctor(name) {
  const [doctor] = await run('findDoctor', [decodeURIComponent(name).toLowerCase(), null]);
  return {
    name: doctor.name,
    doctorId: doctor.id,
    gender: doctor.gender,
    phoneNumber: doctor.phoneNumber,
    email: doctor.email,
    address: doctor.address,
    cvUrl: doctor.cvUrl,
    bio: doctor.bio,
    medicalSpecification: { msName: doctor.specializationName },
    clinic: {
      clinicName: doctor.clinicName || 'No Clinic Yet !',
      location: doctor.clinicLocation,
      openHours: doctor.clinicOpenHours,
    },
  };
}

async function listSpecializations() {
  const rows = await run('listSpecializations', []);
  return rows.map(({ id, name }) => ({ msId: id, msName: name }));
}

/** The audit entry of a patient about themself. */
const entryOf = ({ id, name, role }, action) =>
  JSON.stringify([
    {
      account_id: id,
      account_name: name,
      account_role: role,
      action,
      outcome: 'allowed',
      patient_id: id,
    },
  ]);

async function listRequests(request) {
  const account = await accountOf(request);
  const rows = await run('listRequests', [account.id, 9, 0]);
  await run('appendAudit', [entryOf(account, 'listPatientRequests')]);
  const requests = without(rows).map((each) => ({
    requestId: each.id,
    doctorId: each.doctorId,
    doctorName: each.doctorName,
    patientId: each.patientId,
    patientName: each.patientName,
    description: each.description,
    isAnswered: each.answeredAt !== null,
    date: each.sentAt,
  }));
  return { requests, totalCount: totalOf(rows) };
}

async function addBloodSugar(request) {
  const account = await accountOf(request);
  const { value } = await bodyOf(request);
  await run('addBloodSugar', [account.id, value, entryOf(account, 'addBloodSugar')]);
  return { message: 'Your blood sugar is saved.' };
}

async function logIn(request) {
  const { email, password } = await bodyOf(request);
  const [account] = await run('findCredentials', [email]);
  if (!(await verify(account.passwordHash, password))) throw new Error('wrong password');
  const [session] = await run('beginSession', [account.id, account.passwordHash, null, 8]);
  return { token: sign(account, session.id) };
}

async function answer(request) {
  const [path] = request.url.split('?');
  switch (path) {
    case '/api/doctors':
      return listDoctors();
    case '/api/MedicalSpecification':
      return listSpecializations();
    case '/api/patient/requests':
      return listRequests(request);
    case '/api/patient/bloodSugar':
      return addBloodSugar(request);
    case '/api/Authentication/login':
      return logIn(request);
    default:
      return getDoctor(path.slice('/api/doctor/'.length));
  }
}

// oxlint-disable-next-line typescript/no-misused-promises -- it handles its errors
createServer(async (request, response) => {
  if (request.url === '/') {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': page.length });
    response.end(page);
    return;
  }
  try {
    const text = JSON.stringify(await answer(request));
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
    });
    response.end(text);
  } catch (error) {
    response.writeHead(500).end(error.message);
  }
}).listen(Number(PORT), '127.0.0.1');
