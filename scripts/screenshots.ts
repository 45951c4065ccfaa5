// Compares and stores screenshots of stories, at half size and with few colours. See docs/decisions/012.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** Pixels without transparency: three bytes each, row by row. */
export interface Screenshot {
  width: number;
  height: number;
  data: Buffer;
}

const LEVELS = 32;
const STEP = 255 / (LEVELS - 1);

/** What a screenshot shows: a component cropped to its content, or a whole screen. */
export type Subject = 'component' | 'screen';

/**
 * The pixels that may be off by one level, because processors round differently. In a component fewer than a border
 * radius that is 1 px larger changes; in a screen a share of all.
 */
const toleratedSlight = {
  component: () => 40,
  screen: (pixels: number) => pixels / 500,
} satisfies Record<Subject, (pixels: number) => number>;

/** Pixels that may be off by more: partial repaints blur edges. */
const TOLERATED_PIXELS = 10;

/** The limit of WebP. */
const MAX_HEIGHT = 16_383;

/** Sheets of a setting in memory, up to 30 MB each. */
const CACHED_SHEETS = 3;

const shape = ({ width, height }: Screenshot) => ({ raw: { width, height, channels: 3 as const } });

/** The level of the mean of four values, by their sum. */
const levels = Uint8Array.from({ length: 4 * 255 + 1 }, (_, sum) =>
  Math.round(Math.round(sum / 4 / STEP) * STEP),
);

export async function decode(file: Buffer): Promise<Screenshot> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

export const toPng = (screenshot: Screenshot): Promise<Buffer> =>
  sharp(screenshot.data, shape(screenshot)).png().toBuffer();

/**
 * Halves a screenshot and reduces its colours, with integers only, so that every machine gets the same bytes. Cuts off
 * the plain margins of a component.
 */
export async function reduce(png: Buffer, subject: Subject): Promise<Screenshot> {
  const cropped =
    subject === 'component' ? await sharp(png).trim({ threshold: 0 }).png().toBuffer() : png;
  const { data: full, ...size } = await decode(cropped);
  const width = Math.floor(size.width / 2);
  const height = Math.floor(size.height / 2);
  const data = Buffer.alloc(width * height * 3);
  const row = size.width * 3;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const at = 2 * y * row + 6 * x + channel;
        const sum = full[at]! + full[at + 3]! + full[at + row]! + full[at + row + 3]!;
        data[(y * width + x) * 3 + channel] = levels[sum]!;
      }
    }
  }
  return { width, height, data };
}

/** Describes the difference between two screenshots; `undefined` if it is within the tolerance. */
export function difference(
  actual: Screenshot,
  expected: Screenshot,
  subject: Subject,
): string | undefined {
  if (actual.width !== expected.width || actual.height !== expected.height)
    return `it is ${sizeOf(actual)} and was ${sizeOf(expected)}`;
  const [slight, clear] = countDifferences(actual, expected);
  const pixels = actual.width * actual.height;
  if (clear <= TOLERATED_PIXELS && slight <= toleratedSlight[subject](pixels)) return undefined;
  return `${slight + clear} of ${pixels} pixels differ, ${clear} of them clearly`;
}

const sizeOf = ({ width, height }: Screenshot) => `${width * 2} × ${height * 2}`;

function countDifferences(one: Screenshot, other: Screenshot): [slight: number, clear: number] {
  let [slight, clear] = [0, 0];
  if (one.data.equals(other.data)) return [slight, clear];
  for (let at = 0; at < one.data.length; at += 3) {
    const off = offset(one, other, at);
    if (off > STEP + 1) clear += 1;
    else if (off > 0) slight += 1;
  }
  return [slight, clear];
}

function offset(one: Screenshot, other: Screenshot, at: number): number {
  const channel = (index: number) => Math.abs(one.data[index]! - other.data[index]!);
  return Math.max(channel(at), channel(at + 1), channel(at + 2));
}

/** The expected and the actual screenshot, side by side, and between them the differences in red. */
export async function comparison(actual: Screenshot, expected: Screenshot): Promise<Buffer> {
  const width = Math.max(actual.width, expected.width);
  const height = Math.max(actual.height, expected.height);
  const [before, now] = [pad(expected, width, height), pad(actual, width, height)];
  const marked = Buffer.from(now.data.map((value) => 200 + value / 5));
  for (let at = 0; at < marked.length; at += 3) {
    if (offset(before, now, at) > 0) marked.set([214, 0, 0], at);
  }
  const blank = { width: width * 3, height, channels: 3 as const, background: '#fff' };
  return sharp({ create: blank })
    .composite(
      [before, { width, height, data: marked }, now].map((screenshot, index) => ({
        input: screenshot.data,
        ...shape(screenshot),
        left: index * width,
        top: 0,
      })),
    )
    .png()
    .toBuffer();
}

function pad(screenshot: Screenshot, width: number, height: number): Screenshot {
  const data = Buffer.alloc(width * height * 3, 255);
  for (let y = 0; y < screenshot.height; y += 1) {
    const row = screenshot.data.subarray(y * screenshot.width * 3, (y + 1) * screenshot.width * 3);
    row.copy(data, y * width * 3);
  }
  return { width, height, data };
}

interface Position {
  sheet: string;
  top: number;
  width: number;
  height: number;
}

/** The stored screenshots of one setting: a sheet for each component, screen or page, and an index. */
export class Baseline {
  readonly #folder: string;
  #positions: Record<string, Position>;
  // Stories run component by component, so that recent sheets are needed again.
  #cache = new Map<string, Promise<Screenshot>>();

  /** @param folder - The folder of the setting; need not exist. */
  constructor(folder: string) {
    this.#folder = folder;
    const index = `${folder}/index.json`;
    this.#positions = existsSync(index) ? JSON.parse(readFileSync(index, 'utf8')) : {};
  }

  get ids(): string[] {
    return Object.keys(this.#positions);
  }

  async get(id: string): Promise<Screenshot | undefined> {
    const position = this.#positions[id];
    if (!position) return undefined;
    const { sheet: name, top, width, height } = position;
    const sheet = await this.#read(name);
    const data = Buffer.alloc(width * height * 3);
    for (let y = 0; y < height; y += 1) {
      const from = (top + y) * sheet.width * 3;
      sheet.data.copy(data, y * width * 3, from, from + width * 3);
    }
    return { width, height, data };
  }

  #read(name: string): Promise<Screenshot> {
    // By content, because sharp caches files by name and would return the sheet before an update.
    const sheet = this.#cache.get(name) ?? decode(readFileSync(`${this.#folder}/${name}.webp`));
    this.#cache.delete(name);
    this.#cache.set(name, sheet);
    const [oldest = ''] = this.#cache.keys();
    if (this.#cache.size > CACHED_SHEETS) this.#cache.delete(oldest);
    return sheet;
  }

  /** Adds and removes screenshots, by the ids of their stories, and writes the sheets that change. */
  async update(added: ReadonlyMap<string, Screenshot>, removed: readonly string[]): Promise<void> {
    const changed = new Set([...added.keys(), ...removed].map(componentOf));
    const ids = new Set([...this.ids, ...added.keys()]);
    for (const id of removed) ids.delete(id);
    const sheets = new Map<string, Map<string, Screenshot>>();
    for (const id of [...ids].toSorted()) {
      const name = componentOf(id);
      if (!changed.has(name)) continue;
      const screenshot = added.get(id) ?? (await this.get(id));
      if (screenshot) sheets.set(name, (sheets.get(name) ?? new Map()).set(id, screenshot));
    }
    for (const name of changed) this.#remove(name);
    mkdirSync(this.#folder, { recursive: true });
    for (const [name, screenshots] of sheets) await this.#write(name, screenshots);
    const sorted = Object.entries(this.#positions).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const lines = sorted.map(
      ([id, position]) => `  ${JSON.stringify(id)}: ${JSON.stringify(position)}`,
    );
    writeFileSync(`${this.#folder}/index.json`, `{\n${lines.join(',\n')}\n}\n`);
  }

  #remove(name: string): void {
    for (const [id, { sheet }] of Object.entries(this.#positions)) {
      if (componentOf(id) !== name) continue;
      rmSync(`${this.#folder}/${sheet}.webp`, { force: true });
      delete this.#positions[id];
    }
    this.#cache.clear();
  }

  async #write(name: string, screenshots: ReadonlyMap<string, Screenshot>): Promise<void> {
    const sheets: { name: string; height: number; screenshots: Screenshot[] }[] = [];
    for (const [id, screenshot] of screenshots) {
      let sheet = sheets.at(-1);
      if (!sheet || sheet.height + screenshot.height > MAX_HEIGHT) {
        const number = sheets.length + 1;
        sheet = { name: number === 1 ? name : `${name}-${number}`, height: 0, screenshots: [] };
        sheets.push(sheet);
      }
      const { width, height } = screenshot;
      this.#positions[id] = { sheet: sheet.name, top: sheet.height, width, height };
      sheet.screenshots.push(screenshot);
      sheet.height += height;
    }
    for (const sheet of sheets) {
      const width = Math.max(...sheet.screenshots.map((screenshot) => screenshot.width));
      const rows = sheet.screenshots.map(
        (screenshot) => pad(screenshot, width, screenshot.height).data,
      );
      const whole = { width, height: sheet.height, data: Buffer.concat(rows) };
      await sharp(whole.data, shape(whole))
        .webp({ lossless: true, effort: 4 })
        .toFile(`${this.#folder}/${sheet.name}.webp`);
    }
  }
}

/** The component of a story: the part of its id before the name. */
const componentOf = (id: string) => id.split('--', 1)[0] ?? id;
