// Every path of the portal: the pattern that the router matches and the builder of an address, side by side.

/** The patterns of the routes, as the router reads them. */
export const patterns = {
  home: '/',
  features: '/Features',
  doctors: '/Doctors',
  specializations: '/MedicalSpecifications',
  login: '/Login',
  register: '/Register',
  patientRegister: '/PatientRegister',
  doctorRegister: '/DoctorRegister',
  doctorProfile: '/DoctorProfile/:name',
  patientProfile: '/patient/:name',
  request: '/Request/:name/:doctorId',
  specializationDoctors: '/DoctorMS/:msName/:msId',
  response: '/Response/:requestId/:role',
  responseForm: '/ResponseForm/:requestId/:doctorId/:doctorName/:patientId/:patientName',
} as const;

type Query = Record<string, string | undefined>;

function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

const dots = new Map([
  ['.', '%2E'],
  ['..', '%2E%2E'],
]);

// A segment of dots leads to another address in every browser, written as %2E too: it is encoded once more. So is a
// written %2F, which the router would read as a slash, and what would then look like one.
const segment = (text: string) =>
  encodeURIComponent(dots.get(text) ?? text.replaceAll(/%(?=2F|25)/g, '%25'));

/** The text that a builder of {@link paths} made into a segment, from what the router read there. */
export function segmentText(value: string): string {
  const dot = [...dots].find(([, encoded]) => encoded === value)?.[0];
  return dot ?? value.replaceAll(/%25(?=2F|25)/g, '%');
}

/** The two people of a request and its id: what the address of the response form carries. */
export interface ResponseFormPath {
  requestId: number;
  doctorId: number;
  doctorName: string;
  patientId: number;
  patientName: string;
}

/** Addresses by page. User-given parts are encoded, so that no name can change the path. */
export const paths = {
  home: () => patterns.home,
  features: () => patterns.features,
  doctors: (query: { searchName?: string } = {}) => withQuery(patterns.doctors, query),
  specializations: () => patterns.specializations,
  /** `next` is the page that asked for the log-in; the visitor returns there. */
  login: (query: { next?: string } = {}) => withQuery(patterns.login, query),
  register: () => patterns.register,
  patientRegister: () => patterns.patientRegister,
  doctorRegister: () => patterns.doctorRegister,
  doctorProfile: (name: string, query: { tab?: string; answered?: string } = {}) =>
    withQuery(`/DoctorProfile/${segment(name)}`, query),
  patientProfile: (
    name: string,
    query: { tab?: string; answered?: string; history?: string } = {},
  ) => withQuery(`/patient/${segment(name)}`, query),
  request: (name: string, doctorId: number) => `/Request/${segment(name)}/${doctorId}`,
  specializationDoctors: (msName: string, msId: number) => `/DoctorMS/${segment(msName)}/${msId}`,
  response: (requestId: number, role: 'Doctor' | 'Patient') => `/Response/${requestId}/${role}`,
  responseForm: (ids: ResponseFormPath) =>
    `/ResponseForm/${ids.requestId}/${ids.doctorId}/${segment(ids.doctorName)}` +
    `/${ids.patientId}/${segment(ids.patientName)}`,
};

/**
 * The path of this portal to go to after a log-in, or the home page when `next` is missing or leads elsewhere:
 * an address that a stranger wrote into a link must not send anybody off this site.
 */
export function safeNext(next: string | null, origin: string): string {
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return patterns.home;
  const { origin: target, pathname, search } = new URL(next, origin);
  // Without its dots a path can begin with two slashes: as an address of its own it would name a host.
  return target === origin && !pathname.startsWith('//') ? pathname + search : patterns.home;
}
