// NestJS with TypeORM, following its documentation, but with decorators applied by hand, as JavaScript has none.
// oxlint-disable-next-line import/no-unassigned-import -- the decorators write into it
import 'reflect-metadata';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  Injectable,
  Module,
  NotFoundException,
  Param,
  Post,
  Query,
  Req,
  UnauthorizedException,
  UseGuards,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { JwtModule, JwtService } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { verify } from '@node-rs/argon2';
import { DataSource, EntitySchema } from 'typeorm';

const { PORT, DATABASE_URL, TOKEN_SECRET, PORTAL_DIR } = process.env;
const claims = { issuer: 'medportal', audience: 'medportal' };

const id = { type: Number, primary: true, generated: true };
const text = (name) => ({ type: String, name });
const number = (name) => ({ type: Number, name });
const one = (target, name) => ({ type: 'many-to-one', target, joinColumn: { name } });
const entity = (name, columns, relations = {}) =>
  new EntitySchema({ name, tableName: name, columns: { id, ...columns }, relations });

const specialization = entity('specialization', { name: text('name') });
const account = entity('account', {
  role: text('role'),
  name: text('name'),
  nameKey: text('name_key'),
  email: text('email'),
  emailKey: text('email_key'),
  passwordHash: text('password_hash'),
  gender: text('gender'),
  phoneNumber: text('phone_number'),
  address: text('address'),
});
const doctor = entity(
  'doctor',
  {
    specializationId: number('specialization_id'),
    cvUrl: text('cv_url'),
    bio: text('bio'),
    clinicName: text('clinic_name'),
    clinicLocation: text('clinic_location'),
    clinicOpenHours: text('clinic_open_hours'),
  },
  {
    account: { type: 'one-to-one', target: 'account', joinColumn: { name: 'id' } },
    specialization: one('specialization', 'specialization_id'),
  },
);
const request = entity(
  'request',
  {
    patientId: number('patient_id'),
    doctorId: number('doctor_id'),
    description: text('description'),
    sentAt: { type: Date, name: 'sent_at' },
    answeredAt: { type: Date, name: 'answered_at' },
  },
  { doctor: one('account', 'doctor_id'), patient: one('account', 'patient_id') },
);
const bloodSugar = entity('blood_sugar', {
  patientId: number('patient_id'),
  value: { type: 'double precision' },
});
const audit = entity('audit', {
  accountId: number('account_id'),
  accountName: text('account_name'),
  accountRole: text('account_role'),
  action: text('action'),
  patientId: number('patient_id'),
  outcome: text('outcome'),
});
const entities = [specialization, account, doctor, request, bloodSugar, audit];

const toAudit = (caller, action) => ({
  accountId: caller.id,
  accountName: caller.name,
  accountRole: caller.role,
  action,
  patientId: caller.id,
  outcome: 'allowed',
});

const toSlice = ({ pageNumber = 1, pageSize = 9 }) => ({
  take: Math.trunc(pageSize),
  skip: (pageNumber - 1) * pageSize,
});

class AuthGuard {
  constructor(jwt, data) {
    this.jwt = jwt;
    this.accounts = data.getRepository(account);
  }

  async canActivate(context) {
    const call = context.switchToHttp().getRequest();
    const token = call.headers.authorization?.replace(/^Bearer /, '');
    try {
      const { sub } = await this.jwt.verifyAsync(token, { ...claims, algorithms: ['HS256'] });
      call.account = await this.accounts.findOneBy({ id: Number(sub) });
      return call.account !== null;
    } catch {
      throw new UnauthorizedException();
    }
  }
}

class PortalController {
  constructor(jwt, data) {
    this.jwt = jwt;
    this.data = data;
  }

  async listDoctors(query) {
    const [doctors, totalCount] = await this.data.getRepository(doctor).findAndCount({
      relations: { account: true, specialization: true },
      order: { account: { nameKey: 'ASC', id: 'ASC' } },
      ...toSlice(query),
    });
    return {
      doctors: doctors.map((each) => ({
        name: each.account.name,
        gender: each.account.gender,
        clinicName: each.clinicName || 'No Clinic',
        medicalSpecificationName: each.specialization.name,
      })),
      totalCount,
    };
  }

  async getDoctor(name) {
    const found = await this.data.getRepository(doctor).findOne({
      relations: { account: true, specialization: true },
      where: { account: { nameKey: name.toLowerCase() } },
    });
    if (!found) throw new NotFoundException();
    return {
      name: found.account.name,
      doctorId: found.id,
      gender: found.account.gender,
      phoneNumber: found.account.phoneNumber,
      email: found.account.email,
      address: found.account.address,
      cvUrl: found.cvUrl,
      bio: found.bio,
      medicalSpecification: { msName: found.specialization.name },
      clinic: {
        clinicName: found.clinicName || 'No Clinic Yet !',
        location: found.clinicLocation,
        openHours: found.clinicOpenHours,
      },
    };
  }

  async listSpecializations() {
    const all = await this.data.getRepository(specialization).find({ order: { id: 'ASC' } });
    return all.map((each) => ({ msId: each.id, msName: each.name }));
  }

  async listRequests(call, query) {
    const [requests, totalCount] = await this.data.getRepository(request).findAndCount({
      relations: { doctor: true, patient: true },
      where: { patientId: call.account.id },
      order: { sentAt: 'DESC', id: 'DESC' },
      ...toSlice(query),
    });
    await this.data.getRepository(audit).insert(toAudit(call.account, 'listPatientRequests'));
    return {
      requests: requests.map((each) => ({
        requestId: each.id,
        doctorId: each.doctorId,
        doctorName: each.doctor.name,
        patientId: each.patientId,
        patientName: each.patient.name,
        description: each.description,
        isAnswered: each.answeredAt !== null,
        date: each.sentAt,
      })),
      totalCount,
    };
  }

  async addBloodSugar(call, { value }) {
    await this.data.transaction(async (manager) => {
      await manager.getRepository(bloodSugar).insert({ patientId: call.account.id, value });
      await manager.getRepository(audit).insert(toAudit(call.account, 'addBloodSugar'));
    });
    return { message: 'Your blood sugar is saved.' };
  }

  async logIn({ email, password }) {
    const found = await this.data
      .getRepository(account)
      .findOneBy({ emailKey: email.toLowerCase() });
    if (!found || !(await verify(found.passwordHash, password))) throw new UnauthorizedException();
    const { name, role } = found;
    const options = { ...claims, subject: String(found.id), expiresIn: '8h' };
    return { token: await this.jwt.signAsync({ name, role }, options) };
  }
}

const needs = (target, ...types) => Reflect.defineMetadata('design:paramtypes', types, target);
needs(AuthGuard, JwtService, DataSource);
Injectable()(AuthGuard);
needs(PortalController, JwtService, DataSource);
Controller('api')(PortalController);

/** Decorates a method, and its parameters in their order. */
function route(name, decorators, parameters) {
  const { prototype } = PortalController;
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
  for (const decorate of decorators) decorate(prototype, name, descriptor);
  for (const [index, decorate] of parameters.entries()) decorate(prototype, name, index);
}

route('listDoctors', [Get('doctors')], [Query()]);
route('getDoctor', [Get('doctor/:name')], [Param('name')]);
route('listSpecializations', [Get('MedicalSpecification')], []);
route('listRequests', [Get('patient/requests'), UseGuards(AuthGuard)], [Req(), Query()]);
route(
  'addBloodSugar',
  [Post('patient/bloodSugar'), HttpCode(200), UseGuards(AuthGuard)],
  [Req(), Body()],
);
route('logIn', [Post('Authentication/login'), HttpCode(200)], [Body()]);

// oxlint-disable-next-line typescript/no-extraneous-class -- its decorator defines it
class AppModule {}
Module({
  imports: [
    TypeOrmModule.forRoot({ type: 'postgres', url: DATABASE_URL, entities, poolSize: 10 }),
    JwtModule.register({ secret: TOKEN_SECRET }),
  ],
  controllers: [PortalController],
  providers: [AuthGuard],
})(AppModule);

const app = await NestFactory.create(AppModule, { logger: false });
app.useStaticAssets(PORTAL_DIR);
await app.listen(Number(PORT), '127.0.0.1');
