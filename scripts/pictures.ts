// Pictures of stories as they are compared and kept: half the size, with few colours. docs/decisions/012 says why.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** A picture without transparency: three bytes for each pixel, row by row. */
export interface Picture {
  width: number;
  height: number;
  data: Buffer;
}

/** How many values a colour channel has in a kept picture. */
const LEVELS = 32;
const STEP = 255 / (LEVELS - 1);

/** The share of a picture that may be off by one level: another processor rounds a little differently. */
const TOLERATED_SHARE = 1 / 500;

/** How many pixels may be off by more: the browser may draw an edge anew that it has drawn half before. */
const TOLERATED_PIXELS = 10;

/** WebP knows no picture that is taller. */
const MAX_HEIGHT = 16_383;

/** How many sheets of a setting stay in memory: up to 30 MB each. */
const LAST_SHEETS = 3;

const shape = ({ width, height }: Picture) => ({ raw: { width, height, channels: 3 as const } });

/** The level of four values, by their sum. */
const levels = Uint8Array.from({ length: 4 * 255 + 1 }, (_, sum) =>
  Math.round(Math.round(sum / 4 / STEP) * STEP),
);

/** The pixels of a picture file. */
export async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** A picture as a file that a person can open. */
export const toPng = (picture: Picture): Promise<Buffer> =>
  sharp(picture.data, shape(picture)).png().toBuffer();

/** Halves a screenshot and its colours. By integers alone, so that every machine comes to the same bytes. */
export async function reduce(png: Buffer): Promise<Picture> {
  const { data: full, ...size } = await decode(png);
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

/**
 * What is different between two pictures, in words, or `undefined` where a reader would see the same.
 * @param actual - The picture as it is now.
 * @param expected - The picture as it is kept.
 */
export function difference(actual: Picture, expected: Picture): string | undefined {
  if (actual.width !== expected.width || actual.height !== expected.height)
    return `it is ${sizeOf(actual)} and was ${sizeOf(expected)}`;
  const [slight, clear] = countDifferences(actual, expected);
  const pixels = actual.width * actual.height;
  if (clear <= TOLERATED_PIXELS && slight <= pixels * TOLERATED_SHARE) return undefined;
  return `${slight + clear} of ${pixels} pixels differ, ${clear} of them clearly`;
}

const sizeOf = ({ width, height }: Picture) => `${width * 2} × ${height * 2}`;

/** How many pixels are off by one level, and by more. */
function countDifferences(one: Picture, other: Picture): [slight: number, clear: number] {
  let [slight, clear] = [0, 0];
  if (one.data.equals(other.data)) return [slight, clear];
  for (let at = 0; at < one.data.length; at += 3) {
    const off = offset(one, other, at);
    if (off > STEP + 1) clear += 1;
    else if (off > 0) slight += 1;
  }
  return [slight, clear];
}

function offset(one: Picture, other: Picture, at: number): number {
  const channel = (index: number) => Math.abs(one.data[index]! - other.data[index]!);
  return Math.max(channel(at), channel(at + 1), channel(at + 2));
}

/** The kept picture beside the one of now, and between them what differs, in red: for a person who looks why. */
export async function comparison(actual: Picture, expected: Picture): Promise<Buffer> {
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
      [before, { width, height, data: marked }, now].map((picture, index) => ({
        input: picture.data,
        ...shape(picture),
        left: index * width,
        top: 0,
      })),
    )
    .png()
    .toBuffer();
}

function pad(picture: Picture, width: number, height: number): Picture {
  const data = Buffer.alloc(width * height * 3, 255);
  for (let y = 0; y < picture.height; y += 1) {
    const row = picture.data.subarray(y * picture.width * 3, (y + 1) * picture.width * 3);
    row.copy(data, y * width * 3);
  }
  return { width, height, data };
}

/** Where in which sheet a picture lies. */
interface Place {
  sheet: string;
  top: number;
  width: number;
  height: number;
}

/** The pictures of one setting: those of a component, screen or page below each other in one sheet, and an index. */
export class Baseline {
  readonly #folder: string;
  #places: Record<string, Place>;
  // Stories come component by component, two components at a time: the last sheets are nearly always the next ones too.
  #last = new Map<string, Promise<Picture>>();

  /** @param folder - Where the sheets of the setting lie; need not exist. */
  constructor(folder: string) {
    this.#folder = folder;
    const index = `${folder}/index.json`;
    this.#places = existsSync(index) ? JSON.parse(readFileSync(index, 'utf8')) : {};
  }

  /** The ids of the stories that have a picture. */
  get ids(): string[] {
    return Object.keys(this.#places);
  }

  /** The kept picture of a story. */
  async get(id: string): Promise<Picture | undefined> {
    const place = this.#places[id];
    if (!place) return undefined;
    const { sheet: name, top, width, height } = place;
    const read = this.#last.get(name) ?? this.#read(name);
    this.#remember(name, read);
    const sheet = await read;
    const data = Buffer.alloc(width * height * 3);
    for (let y = 0; y < height; y += 1) {
      const from = (top + y) * sheet.width * 3;
      sheet.data.copy(data, y * width * 3, from, from + width * 3);
    }
    return { width, height, data };
  }

  #remember(name: string, sheet: Promise<Picture>): void {
    this.#last.delete(name);
    this.#last.set(name, sheet);
    const [oldest = ''] = this.#last.keys();
    if (this.#last.size > LAST_SHEETS) this.#last.delete(oldest);
  }

  #read(sheet: string): Promise<Picture> {
    // Not by its name: sharp would remember a file of that name as it was before an update.
    return decode(readFileSync(`${this.#folder}/${sheet}.webp`));
  }

  /**
   * Takes pictures in, forgets others, and writes the sheets that this changes.
   * @param taken - New pictures, by the id of the story.
   * @param gone - Ids of stories that are no more.
   */
  async update(taken: ReadonlyMap<string, Picture>, gone: readonly string[]): Promise<void> {
    const changed = new Set([...taken.keys(), ...gone].map(component));
    const ids = new Set([...this.ids, ...taken.keys()]);
    for (const id of gone) ids.delete(id);
    const sheets = new Map<string, Map<string, Picture>>();
    for (const id of [...ids].toSorted()) {
      const name = component(id);
      if (!changed.has(name)) continue;
      const picture = taken.get(id) ?? (await this.get(id));
      if (picture) sheets.set(name, (sheets.get(name) ?? new Map()).set(id, picture));
    }
    for (const name of changed) this.#forget(name);
    mkdirSync(this.#folder, { recursive: true });
    for (const [name, pictures] of sheets) await this.#write(name, pictures);
    const sorted = Object.entries(this.#places).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const lines = sorted.map(([id, place]) => `  ${JSON.stringify(id)}: ${JSON.stringify(place)}`);
    writeFileSync(`${this.#folder}/index.json`, `{\n${lines.join(',\n')}\n}\n`);
  }

  #forget(name: string): void {
    for (const [id, { sheet }] of Object.entries(this.#places)) {
      if (component(id) !== name) continue;
      rmSync(`${this.#folder}/${sheet}.webp`, { force: true });
      delete this.#places[id];
    }
    this.#last.clear();
  }

  async #write(name: string, pictures: ReadonlyMap<string, Picture>): Promise<void> {
    const sheets: { name: string; height: number; pictures: Picture[] }[] = [];
    for (const [id, picture] of pictures) {
      let sheet = sheets.at(-1);
      if (!sheet || sheet.height + picture.height > MAX_HEIGHT) {
        const number = sheets.length + 1;
        sheet = { name: number === 1 ? name : `${name}-${number}`, height: 0, pictures: [] };
        sheets.push(sheet);
      }
      const { width, height } = picture;
      this.#places[id] = { sheet: sheet.name, top: sheet.height, width, height };
      sheet.pictures.push(picture);
      sheet.height += height;
    }
    for (const sheet of sheets) {
      const width = Math.max(...sheet.pictures.map((picture) => picture.width));
      const rows = sheet.pictures.map((picture) => pad(picture, width, picture.height).data);
      const whole = { width, height: sheet.height, data: Buffer.concat(rows) };
      await sharp(whole.data, shape(whole))
        .webp({ lossless: true, effort: 4 })
        .toFile(`${this.#folder}/${sheet.name}.webp`);
    }
  }
}

/** What a story is a state of: the part of its id before the name. */
const component = (id: string) => id.split('--', 1)[0] ?? id;
