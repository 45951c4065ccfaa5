export const patterns = {
  home: '/',
  features: '/Features',
  doctors: '/Doctors',
  specializations: '/MedicalSpecifications',
  login: '/Login',
  register: '/Register',
  patientRegister: '/PatientRegister',
  doctorRegister: '/DoctorRegister',
  forgotPassword: '/Forgot',
  resetPassword: '/reset',
  confirmEmail: '/ConfirmEmail',
  unsubscribe: '/Unsubscribe',
  account: '/Account',
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

/** The address of a link in an email: its token is in the fragment, which no request contains. */
const withToken = (path: string, token = '') => `${path}${token && '#'}${token}`;

const dots = new Map([
  ['.', '%2E'],
  ['..', '%2E%2E'],
]);

// Browsers resolve dot segments even if written as %2E, and the router decodes %2F to a slash: both are encoded twice.
const segment = (text: string) =>
  encodeURIComponent(dots.get(text) ?? text.replaceAll(/%(?=2F|25)/g, '%25'));

/** Reverts the double encoding of {@link paths} in a parameter that the router has decoded once. */
export function segmentText(value: string): string {
  const dot = [...dots].find(([, encoded]) => encoded === value)?.[0];
  return dot ?? value.replaceAll(/%25(?=2F|25)/g, '%');
}

export interface ResponseFormPath {
  requestId: number;
  doctorId: number;
  doctorName: string;
  patientId: number;
  patientName: string;
}

export const paths = {
  home: () => patterns.home,
  features: () => patterns.features,
  doctors: (query: { searchName?: string } = {}) => withQuery(patterns.doctors, query),
  specializations: () => patterns.specializations,
  /** `next`: the address to return to after the log-in. */
  login: (query: { next?: string } = {}) => withQuery(patterns.login, query),
  register: () => patterns.register,
  patientRegister: () => patterns.patientRegister,
  doctorRegister: () => patterns.doctorRegister,
  forgotPassword: () => patterns.forgotPassword,
  resetPassword: (token?: string) => withToken(patterns.resetPassword, token),
  confirmEmail: (token?: string) => withToken(patterns.confirmEmail, token),
  unsubscribe: (token?: string) => withToken(patterns.unsubscribe, token),
  account: () => patterns.account,
  doctorProfile: (
    name: string,
    query: { tab?: string; answered?: string; search?: string; order?: string } = {},
  ) => withQuery(`/DoctorProfile/${segment(name)}`, query),
  patientProfile: (
    name: string,
    query: { tab?: string; answered?: string; history?: string } = {},
  ) => withQuery(`/patient/${segment(name)}`, query),
  request: (name: string, doctorId: number) => `/Request/${segment(name)}/${doctorId}`,
  specializationDoctors: (msName: string, msId: number) => `/DoctorMS/${segment(msName)}/${msId}`,
  response: (requestId: number, role: 'Doctor' | 'Patient', query: { tab?: string } = {}) =>
    withQuery(`/Response/${requestId}/${role}`, query),
  responseForm: (ids: ResponseFormPath) =>
    `/ResponseForm/${ids.requestId}/${ids.doctorId}/${segment(ids.doctorName)}` +
    `/${ids.patientId}/${segment(ids.patientName)}`,
};

/**
 * Guards against open redirects after a log-in.
 * @returns the path and query of `next`; the home page when it is missing or on another origin.
 */
export function safeNext(next: string | null, origin: string): string {
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return patterns.home;
  const { origin: target, pathname, search } = new URL(next, origin);
  // Once dot segments are resolved, a path can begin with two slashes and would name a host.
  return target === origin && !pathname.startsWith('//') ? pathname + search : patterns.home;
}
