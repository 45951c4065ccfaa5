// Express 5 with pg and jsonwebtoken in the usual style, without validation, limits or log.
/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 handles their rejections */
import { verify } from '@node-rs/argon2';
import express from 'express';
import jwt from 'jsonwebtoken';
import { Pool } from 'pg';

const { PORT, DATABASE_URL, TOKEN_SECRET, PORTAL_DIR } = process.env;
const claims = { issuer: 'medportal', audience: 'medportal' };

const pool = new Pool({ connectionString: DATABASE_URL, max: 10 });
const app = express();
app.use(express.json());

async function authenticate(request, response, next) {
  const token = request.headers.authorization?.replace(/^Bearer /, '');
  try {
    const { sub } = jwt.verify(token, TOKEN_SECRET, { ...claims, algorithms: ['HS256'] });
    const { rows } = await pool.query('select id, name, role from account where id = $1', [sub]);
    [request.account] = rows;
    next();
  } catch {
    response.status(401).json({ title: 'Log in first', message: 'Log in to do this.' });
  }
}

const addAuditLine = (client, { id, name, role }, action) =>
  client.query(
    `insert into audit (account_id, account_name, account_role, action, outcome, patient_id)
     values ($1, $2, $3, $4, 'allowed', $1)`,
    [id, name, role, action],
  );

const toSlice = ({ pageNumber = 1, pageSize = 9 }) => [pageSize, (pageNumber - 1) * pageSize];

app.get('/api/doctors', async (request, response) => {
  const { searchName = '' } = request.query;
  const hits = `from account join doctor using (id) where name_key like '%' || lower($1) || '%'`;
  const [page, total] = await Promise.all([
    pool.query(
      `select account.name, gender, clinic_name, specialization.name as specialization
       from account join doctor using (id)
       join specialization on specialization.id = specialization_id
       where name_key like '%' || lower($1) || '%' order by name_key, account.id limit $2 offset $3`,
      [searchName, ...toSlice(request.query)],
    ),
    pool.query(`select count(*)::int ${hits}`, [searchName]),
  ]);
  response.json({
    doctors: page.rows.map((doctor) => ({
      name: doctor.name,
      gender: doctor.gender,
      clinicName: doctor.clinic_name || 'No Clinic',
      medicalSpecificationName: doctor.specialization,
    })),
    totalCount: total.rows[0].count,
  });
});

app.get('/api/doctor/:name', async (request, response) => {
  const { rows } = await pool.query(
    `select account.*, doctor.*, specialization.name as specialization, account.name as name
     from account join doctor using (id)
     join specialization on specialization.id = specialization_id
     where name_key = lower($1)`,
    [request.params.name],
  );
  const [doctor] = rows;
  if (!doctor) return response.status(404).json({ title: 'Not found', message: 'Nobody.' });
  return response.json({
    name: doctor.name,
    doctorId: doctor.id,
    gender: doctor.gender,
    phoneNumber: doctor.phone_number,
    email: doctor.email,
    address: doctor.address,
    cvUrl: doctor.cv_url,
    bio: doctor.bio,
    medicalSpecification: { msName: doctor.specialization },
    clinic: {
      clinicName: doctor.clinic_name || 'No Clinic Yet !',
      location: doctor.clinic_location,
      openHours: doctor.clinic_open_hours,
    },
  });
});

app.get('/api/MedicalSpecification', async (_request, response) => {
  const { rows } = await pool.query('select id, name from specialization order by id');
  response.json(rows.map(({ id, name }) => ({ msId: id, msName: name })));
});

app.get('/api/patient/requests', authenticate, async (request, response) => {
  const { account } = request;
  const [page, total] = await Promise.all([
    pool.query(
      `select request.*, doctor.name as doctor_name, patient.name as patient_name from request
       join account doctor on doctor.id = doctor_id
       join account patient on patient.id = patient_id
       where patient_id = $1 order by sent_at desc, request.id desc limit $2 offset $3`,
      [account.id, ...toSlice(request.query)],
    ),
    pool.query('select count(*)::int from request where patient_id = $1', [account.id]),
  ]);
  await addAuditLine(pool, account, 'listPatientRequests');
  response.json({
    requests: page.rows.map((each) => ({
      requestId: each.id,
      doctorId: each.doctor_id,
      doctorName: each.doctor_name,
      patientId: each.patient_id,
      patientName: each.patient_name,
      description: each.description,
      isAnswered: each.answered_at !== null,
      date: each.sent_at,
    })),
    totalCount: total.rows[0].count,
  });
});

app.post('/api/patient/bloodSugar', authenticate, async (request, response) => {
  const { account, body } = request;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('insert into blood_sugar (patient_id, value) values ($1, $2)', [
      account.id,
      body.value,
    ]);
    await addAuditLine(client, account, 'addBloodSugar');
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  response.json({ message: 'Your blood sugar is saved.' });
});

app.post('/api/Authentication/login', async ({ body }, response) => {
  const { rows } = await pool.query('select * from account where email_key = lower($1)', [
    body.email,
  ]);
  const [account] = rows;
  if (!account || !(await verify(account.password_hash, body.password))) {
    return response.status(401).json({ title: 'Log in failed', message: 'That is wrong.' });
  }
  const { id, name, role } = account;
  const options = { ...claims, subject: String(id), expiresIn: '8h' };
  return response.json({ token: jwt.sign({ name, role }, TOKEN_SECRET, options) });
});

app.use(express.static(PORTAL_DIR));

app.listen(Number(PORT), '127.0.0.1');
