// `npm run bench -- growth`: measures the statements of lists with a thousand to a million doctors. Writes a table and a
// plot into docs/performance.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '../apps/server/src/database/database.ts';
import { findDoctor, listDoctors } from '../apps/server/src/repositories/doctors.ts';
import { loadLargeData } from '../apps/server/test/large-data.ts';
import { startTestPostgres } from '../apps/server/test/postgres.ts';
import { root } from '../scripts/run-vitest.ts';
import { table } from '../packages/api-client/scripts/table.ts';
import { measuredOn, median, writePart } from './report.ts';

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    doctors: { type: 'string', default: '1000,10000,100000,1000000' },
    calls: { type: 'string', default: '300' },
    'dry-run': { type: 'boolean', default: false },
  },
});

const help = `Measures how long lists take with different numbers of doctors.

  --doctors LIST  numbers of doctors, separated by commas (default: ${options.doctors})
  --calls N       runs of each statement; the table shows their median (default: 300)
  --dry-run       prints the results without writing to docs/
`;

const sizes = options.doctors.split(',').map(Number);
const calls = Number(options.calls);

type Query = (database: Database, name: string) => Promise<unknown>;

const search =
  (text: (name: string) => string): Query =>
  ({ query }, name) =>
    listDoctors(query, { search: text(name), limit: 9, offset: 0 });

/** The measured queries; each run is about another doctor. */
const queries: Record<string, Query> = {
  'One doctor': ({ query }, name) => findDoctor(query, name),
  'First page of doctors': search(() => ''),
  'Search by full name': search((name) => name),
  'Search by first name': search((name) => name.split(' ', 1)[0] ?? ''),
};

interface Filled {
  database: Database;
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

/** The median of each query in milliseconds, by size. Sizes take turns. */
async function measure(filled: readonly Filled[]): Promise<number[][]> {
  const times = filled.map(() => Object.values(queries).map((): number[] => []));
  for (let call = -WARM_UP; call < calls; call += 1) {
    for (const [size, { database, names }] of filled.entries()) {
      const name = names[(call + WARM_UP) % names.length] ?? '';
      for (const [index, run] of Object.values(queries).entries()) {
        const start = performance.now();
        // oxlint-disable-next-line no-await-in-loop -- each by itself
        await run(database, name);
        if (call >= 0) times[size]?.[index]?.push(performance.now() - start);
      }
    }
  }
  return times.map((each) => each.map(median));
}

/** Unmeasured runs, so that statements are prepared and data is in memory. */
const WARM_UP = 20;

const WIDTH = 720;
const HEIGHT = 360;
const MARGIN = 60;
const COLOURS = ['#0b6bcb', '#a63d00', '#2d7a35', '#6b3fa0'];

/** A log-log plot, in which linear growth is a diagonal. */
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
    return text(right + 12, above, Object.keys(queries)[index] ?? '', `fill="${COLOURS[index]}"`);
  });
  const lines = Object.keys(queries).map((_, index) => {
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
  const rows = Object.keys(queries).map((name, index) => [
    name,
    ...found.map((times) => `${times[index]?.toFixed(2)} ms`),
    ((last[index] ?? NaN) / (first[index] ?? NaN)).toFixed(1),
  ]);
  const head = ['', ...sizes.map((size) => `${size.toLocaleString('en')} doctors`), 'Growth'];
  const text = `${table([head, ...rows])}\n\n${measuredOn()} Medians of ${calls} runs, in turns.`;
  console.log(text);
  if (options['dry-run']) return;
  mkdirSync(`${root}docs/images`, { recursive: true });
  writeFileSync(`${root}docs/images/growth.svg`, plot(found));
  await writePart(`${root}docs/performance.md`, 'growth', text);
}

await main();
