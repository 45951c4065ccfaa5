import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { reviewDoctor } from '../src/repositories/doctors.ts';
import { addReviewMail } from '../src/repositories/outbox.ts';
import { PASSWORD, PUBLIC_URL, type Person } from './app/harness.ts';
import { databases } from './databases/databases.ts';
import { type PostOffice, startPostOffice } from './mail/post-office.ts';

describe.each(databases)('emails about the review of a doctor on $name', ({ open }) => {
  let database: Database;
  let office: PostOffice;
  let doctor: Person;

  beforeAll(async () => {
    database = await open();
    office = await startPostOffice(database);
  });
  afterAll(async () => {
    await office.close();
    await database.close();
  });
  beforeEach(async () => {
    await office.reset();
    doctor = await office.test.join('Doctor');
  });

  const decide = async (review: 'approved' | 'refused') => {
    await reviewDoctor(database.query, doctor.email, review);
    await addReviewMail(database.query, doctor.id);
  };

  it.each([
    ['approved', 'Patients can find you in MedPortal', `\n${PUBLIC_URL}/\n`],
    [
      'refused',
      'Your registration as a doctor was refused',
      'contact the people who run the portal',
    ],
  ] as const)('tell a doctor who is %s, without a name', async (review, subject, text) => {
    await decide(review);
    const mails = await office.sendAll();
    expect(mails).toMatchObject([{ to: [doctor.email], headers: { subject } }]);
    expect(mails[0]?.text).toContain(text);
    expect(`${mails[0]?.text}${mails[0]?.html}`).not.toContain(doctor.name);
  });

  it('tell only the latest of several decisions', async () => {
    await decide('refused');
    await decide('approved');
    expect(await office.sendAll()).toMatchObject([
      { headers: { subject: 'Patients can find you in MedPortal' } },
    ]);
  });

  it('are not sent to a closed account', async () => {
    const { token } = doctor;
    await office.test.call('closeAccount', { token, body: { password: PASSWORD } });
    await decide('approved');
    expect(await office.sendAll()).toMatchObject([
      { headers: { subject: 'Your account is closed' } },
    ]);
  });
});
