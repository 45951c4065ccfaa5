// The owner's budgets. They only go down: a change that does not fit makes room in the same change, or its author says what
// it would need. Nobody else raises one.

/** What a page loads first, in bytes as sent. */
export interface PageWeight {
  page: string;
  language: string;
  html: number;
  scripts: number;
  /** Without `texts`. */
  ownScripts: number;
  /** The scripts that the same page in English does not have. */
  texts: number;
  fonts: number;
  all: number;
}

/** What a page loads first. */
export interface PageBudget {
  part: Exclude<keyof PageWeight, 'page' | 'language'>;
  what: string;
  /** In bytes, as sent: scripts with Brotli. */
  limit: number;
  /** The pages it applies to. Default: all. */
  pages?: readonly string[];
  /** The language it applies to. Default: all. */
  language?: string;
}

const visitorPages = [
  '/',
  '/Features',
  '/Login',
  '/Register',
  '/PatientRegister',
  '/DoctorRegister',
  '/Doctors',
  '/MedicalSpecifications',
  '/DoctorMS/:msName/:msId',
  '/DoctorProfile/:name',
];

export const pageBudgets: readonly PageBudget[] = [
  { pages: ['/'], part: 'all', what: 'everything', limit: 160_800 },
  { pages: visitorPages, part: 'scripts', what: "a visitor's scripts", limit: 145_000 },
  { pages: ['/patient/:name'], part: 'scripts', what: "a record's scripts", limit: 160_000 },
  { language: 'en', part: 'scripts', what: 'scripts', limit: 164_600 },
  { language: 'ar', part: 'scripts', what: 'scripts with Arabic texts', limit: 174_900 },
  // English texts are in the scripts of their components.
  { language: 'ar', part: 'texts', what: 'Arabic texts', limit: 10_900 },
  { part: 'ownScripts', what: 'scripts of its own', limit: 7000 },
  { part: 'fonts', what: 'fonts', limit: 20_100 },
  { part: 'html', what: 'HTML', limit: 9900 },
];

const client = '@medportal/api-client';
const ui = '@medportal/ui';

/** What an import of a package adds to a bundle. */
export interface ImportBudget {
  /** What is imported: a name in braces, or `*`. */
  imports: string;
  /** The module. */
  from: string;
  /** In bytes, minified and gzipped, without peer dependencies. */
  limit: number;
}

export const importBudgets: readonly ImportBudget[] = [
  { imports: '{ createPortalClient }', from: client, limit: 4300 },
  { imports: '{ isPortalError }', from: client, limit: 490 },
  { imports: '{ parseDate }', from: client, limit: 265 },
  { imports: '{ growPages }', from: client, limit: 280 },
  { imports: '*', from: client, limit: 5400 },
  { imports: '*', from: `${client}/schema`, limit: 0 },
  { imports: '*', from: `${client}/validate`, limit: 2800 },
  { imports: '*', from: `${client}/react-query`, limit: 1560 },
  { imports: '*', from: `${client}/msw`, limit: 5400 },
  { imports: '{ Button }', from: ui, limit: 2215 },
  { imports: '{ TextField }', from: ui, limit: 5200 },
  { imports: '{ AppShell }', from: ui, limit: 1850 },
  { imports: '{ GlobalStyle }', from: ui, limit: 3900 },
  { imports: '*', from: ui, limit: 50_500 },
  { imports: '{ DoctorsScreen }', from: `${ui}/screens`, limit: 15_600 },
  { imports: '*', from: `${ui}/screens`, limit: 84_500 },
  { imports: '{ MessagesProvider }', from: `${ui}/messages`, limit: 250 },
  { imports: '{ en }', from: `${ui}/messages`, limit: 14_000 },
  { imports: '{ ar }', from: `${ui}/messages/ar`, limit: 20_100 },
  { imports: '{ theme }', from: `${ui}/theme`, limit: 1200 },
  { imports: '{ createTheme }', from: `${ui}/theme`, limit: 9100 },
];

/**
 * What happens in a browser on the first visit of a page, until it is quiet: React's commits and the components that they
 * render, inserted CSS rules, scripts of more than 50 kB uncompressed, calls of the API, and elements of the page.
 */
export interface VisitBudget {
  commits: number;
  renders: number;
  rules: number;
  longScripts: number;
  calls: number;
  elements: number;
}

/** By reader and page, as in e2e/visits.ts. */
export const visitBudgets: Readonly<Record<string, VisitBudget>> = {
  'visitor, /': { commits: 1, renders: 319, rules: 191, longScripts: 1, calls: 0, elements: 208 },
  'visitor, /Features': {
    commits: 1,
    renders: 352,
    rules: 158,
    longScripts: 1,
    calls: 0,
    elements: 209,
  },
  'visitor, /Login': {
    commits: 2,
    renders: 219,
    rules: 133,
    longScripts: 1,
    calls: 1,
    elements: 91,
  },
  'visitor, /Register': {
    commits: 1,
    renders: 169,
    rules: 111,
    longScripts: 1,
    calls: 0,
    elements: 105,
  },
  'visitor, /PatientRegister': {
    commits: 1,
    renders: 217,
    rules: 155,
    longScripts: 1,
    calls: 0,
    elements: 126,
  },
  'visitor, /DoctorRegister': {
    commits: 2,
    renders: 331,
    rules: 162,
    longScripts: 1,
    calls: 1,
    elements: 145,
  },
  'visitor, /Doctors': {
    commits: 1,
    renders: 409,
    rules: 166,
    longScripts: 1,
    calls: 0,
    elements: 309,
  },
  'visitor, /MedicalSpecifications': {
    commits: 1,
    renders: 373,
    rules: 111,
    longScripts: 1,
    calls: 0,
    elements: 216,
  },
  'visitor, /DoctorMS/:msName/:msId': {
    commits: 1,
    renders: 302,
    rules: 148,
    longScripts: 1,
    calls: 0,
    elements: 206,
  },
  'visitor, /DoctorProfile/:name': {
    commits: 1,
    renders: 253,
    rules: 150,
    longScripts: 1,
    calls: 0,
    elements: 141,
  },
  'visitor, /Request/:name/:doctorId': {
    commits: 1,
    renders: 153,
    rules: 112,
    longScripts: 1,
    calls: 0,
    elements: 82,
  },
  'patient, /': { commits: 2, renders: 435, rules: 264, longScripts: 1, calls: 6, elements: 249 },
  'patient, /DoctorProfile/:name': {
    commits: 2,
    renders: 382,
    rules: 208,
    longScripts: 1,
    calls: 3,
    elements: 196,
  },
  'patient, /Request/:name/:doctorId': {
    commits: 2,
    renders: 312,
    rules: 229,
    longScripts: 1,
    calls: 4,
    elements: 168,
  },
  'patient, /patient/:name': {
    commits: 2,
    renders: 623,
    rules: 268,
    longScripts: 1,
    calls: 8,
    elements: 325,
  },
  'patient, /patient/:name, dailyCheck': {
    commits: 2,
    renders: 766,
    rules: 352,
    longScripts: 1,
    calls: 5,
    elements: 653,
  },
  'patient, /patient/:name, requests': {
    commits: 2,
    renders: 553,
    rules: 260,
    longScripts: 1,
    calls: 4,
    elements: 299,
  },
  'patient, /patient/:name, requests true': {
    commits: 2,
    renders: 772,
    rules: 267,
    longScripts: 1,
    calls: 4,
    elements: 451,
  },
  'patient, /patient/:name, medHistory': {
    commits: 2,
    renders: 638,
    rules: 244,
    longScripts: 1,
    calls: 6,
    elements: 340,
  },
  'patient, /Response/:requestId/:role': {
    commits: 3,
    renders: 652,
    rules: 232,
    longScripts: 1,
    calls: 4,
    elements: 232,
  },
  'doctor, /DoctorProfile/:name, requests': {
    commits: 2,
    renders: 797,
    rules: 293,
    longScripts: 1,
    calls: 4,
    elements: 445,
  },
  'doctor, /patient/:name': {
    commits: 2,
    renders: 564,
    rules: 245,
    longScripts: 1,
    calls: 7,
    elements: 300,
  },
  'doctor, /ResponseForm/:requestId/:doctorId/:doctorName/:patientId/:patientName': {
    commits: 2,
    renders: 618,
    rules: 246,
    longScripts: 1,
    calls: 8,
    elements: 341,
  },
};

/** How many lines of TypeScript and MDX the repository has beside the product, which is what no kind names. */
export interface LineBudget {
  kind: string;
  /** Matches paths from the root of the repository. */
  files: RegExp;
  limit: number;
}

/** A file is of the first kind that matches it. */
export const lineBudgets: readonly LineBudget[] = [
  // Target: 8000.
  {
    kind: 'tools and bench',
    files: /^(scripts|bench|packages\/[\w-]+\/scripts)\/(?!.*\.test\.)/,
    limit: 6077,
  },
  // Target: 32,000.
  { kind: 'tests', files: /\.test\.tsx?$|^e2e\/|^apps\/[\w-]+\/test\//, limit: 39_000 },
  // Target: 16,000.
  {
    kind: 'stories and fixtures',
    files: /\.(stories|fixtures)\.tsx?$|\/testing\/|^\.storybook\//,
    limit: 23_800,
  },
];

/** The most lines of a list that is kept by hand, such as a JSON file. */
export const listLimit = 500;

/** Lists that tools write. */
export const generatedLists =
  /package-lock\.json$|^\.storybook\/screenshots\/|^apps\/server\/monitoring\/dashboard\.json$/;
