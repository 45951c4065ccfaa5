import { expect, it } from 'vitest';
import { breakingChanges } from './breaking-changes.ts';
import { node, readContract } from './contract.ts';

const contract = await readContract();

/** The contract with one member replaced, or removed where there is no value. `path` has its keys, separated by spaces. */
function changed(path = '', value = '') {
  const copy = structuredClone(contract);
  const steps = path.replace('S ', 'components schemas ').replace('P ', 'paths /api/').split(' ');
  const last = steps.pop() ?? '';
  const parent = steps.reduce<object>((at, step) => Object(Reflect.get(at, step)), copy);
  if (value !== 'nothing') Reflect.set(parent, last, JSON.parse(value));
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else Reflect.deleteProperty(parent, last);
  expect(copy).not.toEqual(contract);
  return node(copy);
}

const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/ +→ +| += +/));

// A path, what it becomes, and what is reported.
const breaking = rows(String.raw`
  P doctors get = nothing → GET /api/doctors was removed
  P doctors get operationId = "find" → GET /api/doctors: operationId "listDoctors" became "find"
  P doctors get security = [{"bearerAuth":[]}] → GET /api/doctors: security [] became [{"bearerAuth":[]}]
  P doctors get parameters 0 = nothing → GET /api/doctors: query parameter searchName was removed
  P doctors get parameters 3 = {"name":"x","in":"query","required":true} → GET /api/doctors: query parameter x is new
  components parameters SearchName required = true → GET /api/doctors: query parameter searchName became required
  components parameters PageSize schema maximum = 100 → GET /api/doctors: query parameter pageSize: maximum 900 became 100
  components securitySchemes bearerAuth scheme = "basic" → the contract: security scheme bearerAuth: scheme "bearer" became "basic"
  P doctors get requestBody = {"required":true} → GET /api/doctors: request is new
  S ClinicUpdate required = ["name"] → POST /api/doctor/clinic: request body.name became required
  S Email maxLength = 100 → POST /api/Authentication/register-doctor: request body.email: maxLength 254 became 100
  S Email not = {} → POST /api/Authentication/register-doctor: request body.email: not nothing became {}
  S BloodSugarPayload properties value type = "integer" → POST /api/patient/bloodSugar: request body.value: type "number" became "integer"
  S BloodPressurePayload properties value pattern = "x" → POST /api/patient/bloodPressure: request body.value: pattern "^\\d{1,3}/\\d{1,3}$" became "x"
  S ChronicDiseasePayload properties dateOfDiagonsis anyOf 1 = nothing → POST /api/response: request body.chronicDisease.dateOfDiagonsis: the alternative {"type":"string","maxLength":0} is no longer accepted
  P doctors get responses 204 = {} → GET /api/doctors 204 is new
  components responses Written content text/plain = {} → POST /api/doctor/clinic 200 text/plain is new
  components headers RetryAfter required = false → POST /api/Authentication/login 429 header Retry-After is no longer always there
  S DoctorListItem properties name = nothing → GET /api/doctors 200 body.doctors[].name was removed
  S DoctorDetail required = ["name"] → GET /api/doctor/{name} 200 body.doctorId is no longer always there
  S DoctorDetail properties doctorId type = "number" → GET /api/doctor/{name} 200 body.doctorId: type "integer" became "number"
  S AccessLogEntry properties outcome enum 2 = "asked" → GET /api/accessLog 200 body.entries[].outcome: enum ["allowed","denied"] became ["allowed","denied","asked"]
  S Problem properties errors additionalProperties items type = "integer" → GET /api/doctors 400 body.errors.*[]: type "string" became "integer"
`);

const compatible = rows(`
  info version = "9.0.0"
  P new = {"get":{"operationId":"new"}}
  P doctors get summary = "Doctors"
  P doctors get parameters 3 = {"name":"x","in":"query"}
  P doctors get responses 304 = {}
  P doctor/clinic post security = []
  S ClinicUpdate properties phone = {"type":"string"}
  S LoginPayload additionalProperties = true
  S Email maxLength = 300
  S GenderInput enum = ["Male","Female","Other",null]
  S BloodSugarPayload properties value type = ["number","null"]
  S DoctorDetail properties phone = {"type":"string"}
  S DoctorListItem properties gender type = "string"
  components responses Written headers Date = {}
`);

it.each(breaking)('%s: %s breaks', (path, value, line) => {
  expect(breakingChanges(contract, changed(path, value))).toContain(line);
});

it.each(compatible)('%s: %s is compatible', (path, value) => {
  expect(breakingChanges(contract, changed(path, value))).toEqual([]);
});
