// How the server's lists grow with the doctors: `npm run bench -- growth`. From a thousand to a million of them, each
// statement by itself, since everything around it is the same. Writes a table and a plot into docs/performance.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '../apps/server/src/database/database.ts';
import { findDoctor, listDoctors } from '../apps/server/src/repositories/doctors.ts';
import { loadLargeData } from '../apps/server/test/large-data.ts';
import { startTestPostgres } from '../apps/server/test/postgres.ts';
import { root } from '../scripts/run-vitest.ts';
import { table } from '../packages/api-client/scripts/table.ts';
import { keepIn, median, whenAndWhere } from './report.ts';

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    doctors: { type: 'string', default: '1000,10000,100000,1000000' },
    calls: { type: 'string', default: '300' },
    'dry-run': { type: 'boolean', default: false },
  },
});

const help = `Measures how long lists take with more and more doctors.

  --doctors LIST  how many, between commas (default: ${options.doctors})
  --calls N       how often each is asked; the median counts (default: 300)
  --dry-run       prints what it finds, and leaves docs/ alone
`;

const sizes = options.doctors.split(',').map(Number);
const calls = Number(options.calls);

type Ask = (database: Database, name: string) => Promise<unknown>;

const search =
  (text: (name: string) => string): Ask =>
  ({ query }, name) =>
    listDoctors(query, { search: text(name), limit: 9, offset: 0 });

/** What is asked about a doctor, who is another one each time. */
const asked: Record<string, Ask> = {
  'A doctor': ({ query }, name) => findDoctor(query, name),
  'Doctors, the first page': search(() => ''),
  'Doctors, a search of a whole name': search((name) => name),
  'Doctors, a search of a first name': search((name) => name.split(' ', 1)[0] ?? ''),
};

interface Filled {
  database: Database;
  /** Some of its doctors, from the middle of the list. */
  names: string[];
  stop: () => Promise<void>;
}

async function fill(doctors: number): Promise<Filled> {
  const server = await startTestPostgres();
  const storage = { kind: 'postgres', url: server.url } as const;
  await loadLargeData(storage, { accounts: 2 * doctors, requests: 1000 });
  const database = await openDatabase({ ...storage, timeoutSeconds: 60 });
  const offset = Math.floor(doctors / 2);
  const page = await listDoctors(database.query, { search: '', limit: 900, offset });
  return {
    database,
    names: page.doctors.map(({ name }) => name),
    stop: async () => {
      await database.close();
      await server.stop();
    },
  };
}

/** The median of milliseconds that each of {@link asked} takes, by size; all sizes in turns. */
async function measure(filled: readonly Filled[]): Promise<number[][]> {
  const times = filled.map(() => Object.values(asked).map((): number[] => []));
  for (let call = -WARM_UP; call < calls; call += 1) {
    for (const [size, { database, names }] of filled.entries()) {
      const name = names[(call + WARM_UP) % names.length] ?? '';
      for (const [index, ask] of Object.values(asked).entries()) {
        const start = performance.now();
        // oxlint-disable-next-line no-await-in-loop -- each by itself
        await ask(database, name);
        if (call >= 0) times[size]?.[index]?.push(performance.now() - start);
      }
    }
  }
  return times.map((each) => each.map(median));
}

/** How often each is asked first, so that its statement is prepared and its data in memory. */
const WARM_UP = 20;

const WIDTH = 720;
const HEIGHT = 360;
const MARGIN = 60;
const COLOURS = ['#0b6bcb', '#a63d00', '#2d7a35', '#6b3fa0'];

/** Lines over both scales logarithmic, so that what grows as the data does is a diagonal. */
function plot(found: readonly number[][]): string {
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
    return text(right + 12, above, Object.keys(asked)[index] ?? '', `fill="${COLOURS[index]}"`);
  });
  const lines = Object.keys(asked).map((_, index) => {
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
  let found: number[][];
  try {
    // oxlint-disable-next-line no-await-in-loop -- each by itself
    for (const doctors of sizes) filled.push(await fill(doctors));
    found = await measure(filled);
  } finally {
    await Promise.all(filled.map(({ stop }) => stop()));
  }
  const [first = [], last = []] = [found[0], found.at(-1)];
  const rows = Object.keys(asked).map((name, index) => [
    name,
    ...found.map((times) => `${times[index]?.toFixed(2)} ms`),
    ((last[index] ?? NaN) / (first[index] ?? NaN)).toFixed(1),
  ]);
  const head = ['', ...sizes.map((size) => `${size.toLocaleString('en')} doctors`), 'Times'];
  const text = `${table([head, ...rows])}\n\n${whenAndWhere()} The median of ${calls} calls, in turns.`;
  console.log(text);
  if (options['dry-run']) return;
  mkdirSync(`${root}docs/images`, { recursive: true });
  writeFileSync(`${root}docs/images/growth.svg`, plot(found));
  await keepIn(`${root}docs/performance.md`, 'growth', text);
}

await main();
