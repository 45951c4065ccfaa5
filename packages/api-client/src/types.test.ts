// `tsc` runs these checks: it fails on an unused `@ts-expect-error`.
import { describe, expectTypeOf, it } from 'vitest';
import type {
  Body,
  CallOptions,
  FieldName,
  Input,
  OperationId,
  Output,
  PortalClient,
  PortalError,
  PortalErrorKind,
  ProblemCode,
  PortalResult,
  Schemas,
} from './index.ts';

const rejected = (client: PortalClient, result: PortalResult<string>) => [
  // @ts-expect-error a path parameter is missing
  () => client.getDoctor({}),
  // @ts-expect-error the input is missing
  () => client.getDoctor(),
  // @ts-expect-error the path parameter has another name
  () => client.getDoctor({ doctorName: 'Sami Sample' }),
  // @ts-expect-error one of two path parameters is missing
  () => client.getRequest({ requestId: 1 }),
  // @ts-expect-error ids are numbers
  () => client.createRequest({ doctorId: '1', body: { description: 'x' } }),
  // @ts-expect-error the body is missing
  () => client.createRequest({ doctorId: 1 }),
  // @ts-expect-error a field of the body is missing
  () => client.login({ body: { email: 'a@example.com' } }),
  // @ts-expect-error a field of the body has another type
  () => client.addBloodSugar({ body: { value: '90' } }),
  // @ts-expect-error no such field
  () => client.updateClinic({ body: { phone: '1' } }),
  // @ts-expect-error the search term is called searchName
  () => client.listDoctors({ search: 'x' }),
  // @ts-expect-error no such blood type
  () => client.updatePatientProfile({ body: { bloodType: '+O' } }),
  // @ts-expect-error the contract spells it medicinName
  () => client.createResponse({ body: { requestId: 1, medicine: { medicineName: 'x' } } }),
  // @ts-expect-error and symptons
  () => client.createResponse({ body: { requestId: 1, allergy: { symptoms: 'x' } } }),
  // @ts-expect-error options are the second argument
  () => client.listSpecializations({ timeoutMs: 5 }),
  // @ts-expect-error no such option
  () => client.listSpecializations({}, { timeout: 5 }),
  // @ts-expect-error no such operation
  () => client.deleteDoctor({ name: 'Sami Sample' }),
  // @ts-expect-error only a success has data
  () => result.data,
  // @ts-expect-error only a success has a status
  () => result.status,
  // @ts-expect-error only a failure has an error
  () => result.error,
  // @ts-expect-error a log-in has no such field
  async () => failureOf(await client.login({ body }))?.fieldErrors?.phone,
  // @ts-expect-error no such code
  () => !result.ok && result.error.code === 'name-is-taken',
  // @ts-expect-error a confirmation may be empty
  async () => (await client.updateClinic({ body: {} })).orThrow().message,
];

const body = { email: 'mona@example.com', password: 'a long sentence' };

function failureOf<Id extends OperationId>(result: PortalResult<unknown, Id>) {
  return result.ok ? undefined : result.error;
}

const accepted = async (client: PortalClient) => {
  const result = await client.getDoctor({ name: 'Sami Sample' });
  if (result.ok) {
    expectTypeOf(result.data).toEqualTypeOf<Schemas['DoctorDetail']>();
    expectTypeOf(result.status).toBeNumber();
    expectTypeOf(result.response).toEqualTypeOf<Response>();
  } else {
    expectTypeOf(result.error).toEqualTypeOf<PortalError<'getDoctor'>>();
    expectTypeOf(result.error).toExtend<PortalError>();
    expectTypeOf(result.error.code).toEqualTypeOf<ProblemCode | undefined>();
    expectTypeOf(result.error.kind).toEqualTypeOf<PortalErrorKind>();
    expectTypeOf(result.error.operationId).toEqualTypeOf<'getDoctor'>();
    expectTypeOf(result.response).toEqualTypeOf<Response | undefined>();
    expectTypeOf(result.orThrow).toEqualTypeOf<() => never>();
  }
  expectTypeOf(result.orThrow()).toEqualTypeOf<Schemas['DoctorDetail']>();
  const { doctors } = (await client.listDoctors()).orThrow();
  expectTypeOf(doctors).toEqualTypeOf<Output<'listDoctors'>['doctors']>();
  await client.listSpecializations();
  await client.listSpecializations({}, { timeoutMs: 5, retries: 1, headers: { traceparent: '0' } });
  const id: 'listDoctors' | 'listSpecializations' =
    Math.random() < 1 ? 'listDoctors' : 'listSpecializations';
  await client[id]({}, { timeoutMs: 5 });
  const fieldErrors = failureOf(await client.login({ body }))?.fieldErrors;
  expectTypeOf(fieldErrors?.email).toEqualTypeOf<readonly string[] | undefined>();
  expectTypeOf((await client.addBloodSugar({ body: { value: 90 } })).orThrow()).toEqualTypeOf<
    { message: string } | undefined
  >();
};

describe('the types', () => {
  it('follow the contract', () => {
    expectTypeOf<Input<'getRequest'>>().toEqualTypeOf<{ role: string; requestId: number }>();
    expectTypeOf<Input<'createRequest'>>().toEqualTypeOf<{
      doctorId: number;
      body: Schemas['RequestPayload'];
    }>();
    expectTypeOf<Body<'addBloodSugar'>>().toEqualTypeOf<{ value: number }>();
    expectTypeOf<Output<'login'>>().toEqualTypeOf<{ token: string; isReopened?: boolean }>();
    expectTypeOf<Output<'updateClinic'>>().toEqualTypeOf<{ message: string } | undefined>();
    expectTypeOf<Parameters<PortalClient['listSpecializations']>>().toEqualTypeOf<
      [input?: Record<string, never>, options?: CallOptions]
    >();
    expectTypeOf<Parameters<PortalClient['listDoctors']>[0]>().toEqualTypeOf<
      Input<'listDoctors'> | undefined
    >();
    expectTypeOf<Awaited<ReturnType<PortalClient['listAllergies']>>>().toEqualTypeOf<
      PortalResult<Schemas['AllergyHistoryItem'][], 'listAllergies'>
    >();
    expectTypeOf<FieldName<'login'>>().toEqualTypeOf<'email' | 'password'>();
    expectTypeOf<'doctorId' | 'description'>().toEqualTypeOf<FieldName<'createRequest'>>();
    expectTypeOf<'medicine' | 'medicine.medicinName'>().toExtend<FieldName<'createResponse'>>();
    expectTypeOf<FieldName<'listSpecializations'>>().toBeNever();
    expectTypeOf<NonNullable<Schemas['AllergyPayload']>>().toHaveProperty('symptons');
    expectTypeOf<NonNullable<Schemas['AllergyPayload']>>().not.toHaveProperty('symptoms');
  });

  it('need no type arguments', () => {
    expectTypeOf(accepted).toBeFunction();
  });

  it('reject wrong calls', () => {
    expectTypeOf(rejected).toBeFunction();
  });
});
