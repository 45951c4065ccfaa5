// `npm run bench -- growth`: measures calls with a thousand to a million doctors, the worst ones too. Writes a table and
// a plot into docs/performance.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hashPassword } from '../apps/server/src/security/passwords.ts';
import { BUSY, LARGE, largeEmailOf, loadLargeData } from '../apps/server/test/data/large-data.ts';
import { startTestPostgres } from '../apps/server/test/databases/postgres.ts';
import { tokenOf } from '../e2e/demo.ts';
import { startProduct } from '../e2e/portal.ts';
import { root } from '../scripts/run-vitest.ts';
import { table } from '../packages/api-client/scripts/table.ts';
import { type Call, type Loader, startLoader } from './load.ts';
import { measuredOn, median, writePart } from './report.ts';
import { commonPart, partsOf, sampleNames, searches } from './searches.ts';

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    doctors: { type: 'string', default: '1000,10000,100000,1000000' },
    rounds: { type: 'string', default: '5' },
    'dry-run': { type: 'boolean', default: false },
  },
});

const help = `Measures how long calls take, one at a time, with different numbers of doctors.

  --doctors LIST  numbers of doctors, separated by commas (default: ${options.doctors})
  --rounds N      turns of each call, of half a second; the table shows their median (default: 5)
  --dry-run       prints the results without writing to docs/
`;

const sizes = options.doctors.split(',').map(Number);
const rounds = Number(options.rounds);
const SECONDS = 0.5;
const password = 'a password for measuring';

/** The calls of each row. */
async function callsOn(url: string): Promise<Record<string, Call[]>> {
  const names = await sampleNames(url);
  const { doctor } = BUSY;
  const token = await tokenOf(url, { email: largeEmailOf(doctor.id), password });
  return {
    'One doctor': names.map((name) => ({ path: `/api/doctor/${encodeURIComponent(name)}` })),
    'First page of doctors': [{ path: '/api/doctors' }],
    // With more terms than the server remembers, every search is new.
    'New search by full name': searches(names.flatMap((name) => [name, name.slice(1)])),
    'New search by three letters': searches(names.flatMap((name) => partsOf(name, 3))),
    'Most common three letters': searches([await commonPart(url, names, 3)]),
    'Most common two letters': searches([await commonPart(url, names, 2)]),
    'Two letters that nobody has': searches(['qq']),
    'Answered requests of the busiest doctor': [
      { path: '/api/doctor/requests?isAnswered=true', token },
    ],
  };
}

interface Filled {
  url: string;
  calls: Record<string, Call[]>;
  stop: () => Promise<void>;
}

async function fill(doctors: number): Promise<Filled> {
  const database = await startTestPostgres();
  const requests = Math.min(10 * doctors, LARGE.requests);
  await loadLargeData(
    { kind: 'postgres', url: database.url },
    { accounts: 2 * doctors, requests, passwordHash: await hashPassword(password) },
  );
  const server = await startProduct({
    DATABASE_URL: database.url,
    TOKEN_SECRET: 'a secret for measuring, 32 characters',
    RATE_LIMIT_PER_MINUTE: '0',
    DEMO_DATA: '0',
  });
  return {
    url: server.url,
    calls: await callsOn(server.url),
    stop: async () => {
      await server.stop();
      await database.stop();
    },
  };
}

/** The median of each call in milliseconds, by size. Sizes and calls take turns. */
async function measure(loader: Loader, filled: readonly Filled[]): Promise<Times[]> {
  const times = filled.map(() => new Map<string, number[]>());
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [size, { url, calls }] of filled.entries()) {
      for (const [name, list] of Object.entries(calls)) {
        const load = { urls: [url], calls: list, connections: 1, seconds: SECONDS };
        // oxlint-disable-next-line no-await-in-loop -- each by itself
        const { p50 } = await loader.put(load);
        if (round > 0) times[size]?.set(name, [...(times[size].get(name) ?? []), p50]);
      }
    }
  }
  return times.map(
    (each) => new Map([...each].map(([name, samples]) => [name, median(samples)] as const)),
  );
}

type Times = ReadonlyMap<string, number>;

const WIDTH = 720;
const HEIGHT = 360;
const MARGIN = 60;
const COLOURS = [
  '#0b6bcb',
  '#a63d00',
  '#2d7a35',
  '#6b3fa0',
  '#8a6d00',
  '#b0005c',
  '#00706e',
  '#555555',
];

/** A log-log plot, in which linear growth is a diagonal. */
function plot(names: readonly string[], found: readonly number[][]): string {
  const all = found.flat();
  const [low, high] = [
    10 ** Math.floor(Math.log10(Math.min(...all))),
    10 ** Math.ceil(Math.log10(Math.max(...all))),
  ];
  const along = (value: number, from: number, to: number) =>
    Math.log10(value / from) / Math.log10(to / from);
  const x = (doctors: number) =>
    Math.round(MARGIN + along(doctors, Math.min(...sizes), Math.max(...sizes)) * (WIDTH - 320));
  const y = (ms: number) =>
    Math.round(HEIGHT - MARGIN - along(ms, low, high) * (HEIGHT - 2 * MARGIN));
  const steps = Array.from({ length: Math.round(Math.log10(high / low)) + 1 }, (_, step) =>
    Number((low * 10 ** step).toPrecision(1)),
  );
  const text = (left: number, top: number, words: string, rest = '') =>
    `<text x="${left}" y="${top}" ${rest}>${words}</text>`;
  const right = x(Math.max(...sizes));
  const grid = steps.map(
    (ms) =>
      `<path d="M${MARGIN} ${y(ms)}H${right}" stroke="#bbb"/>` +
      text(MARGIN - 8, y(ms) + 4, `${ms} ms`, 'text-anchor="end"'),
  );
  const marks = sizes.map((doctors) =>
    text(x(doctors), HEIGHT - MARGIN + 22, doctors.toLocaleString('en'), 'text-anchor="middle"'),
  );
  const ends = found.at(-1) ?? [];
  const order = ends.map((ms, index) => ({ ms, index })).toSorted((a, b) => b.ms - a.ms);
  let above = 0;
  const labels = order.map(({ ms, index }) => {
    above = Math.max(y(ms) + 4, above + 18);
    return text(right + 12, above, names[index] ?? '', `fill="${COLOURS[index]}"`);
  });
  const lines = names.map((_, index) => {
    const points = found.map((times, size) => `${x(sizes[size] ?? 0)},${y(times[index] ?? 0)}`);
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${COLOURS[index]}" stroke-width="2"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="Milliseconds by the number of doctors, as in the table" font-family="sans-serif" font-size="13">
<rect width="100%" height="100%" fill="#fff"/>
${[...grid, ...marks, ...lines, ...labels].join('\n')}
</svg>
`;
}

async function main() {
  if (options.help) return console.log(help);
  const filled: Filled[] = [];
  const loader = startLoader();
  let times: Times[];
  try {
    // oxlint-disable-next-line no-await-in-loop -- each by itself
    for (const doctors of sizes) filled.push(await fill(doctors));
    times = await measure(loader, filled);
  } finally {
    loader.stop();
    await Promise.all(filled.map(({ stop }) => stop()));
  }
  const names = [...(times[0]?.keys() ?? [])];
  const found = times.map((each) => names.map((name) => each.get(name) ?? NaN));
  const [first = [], last = []] = [found[0], found.at(-1)];
  const rows = names.map((name, index) => [
    name,
    ...found.map((each) => `${each[index]?.toFixed(2)} ms`),
    ((last[index] ?? NaN) / (first[index] ?? NaN)).toFixed(1),
  ]);
  const head = ['', ...sizes.map((size) => `${size.toLocaleString('en')} doctors`), 'Growth'];
  const text = `${table([head, ...rows])}\n\n${measuredOn()} One call at a time, over HTTP; medians of ${rounds} turns.`;
  console.log(text);
  if (options['dry-run']) return;
  mkdirSync(`${root}docs/images`, { recursive: true });
  writeFileSync(`${root}docs/images/growth.svg`, plot(names, found));
  await writePart(`${root}docs/performance.md`, 'growth', text);
}

await main();
