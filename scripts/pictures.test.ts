import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Baseline, difference, reduce, type Picture } from './pictures.ts';

interface Look {
  radius?: number;
  canvas?: string;
  height?: number;
}

/** A button on a page, as a browser would draw it. */
async function draw({ radius = 8, canvas = '#f6f8f9', height = 200 }: Look = {}): Promise<Picture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="${height}">
    <rect width="320" height="${height}" fill="${canvas}"/>
    <rect x="20" y="20" width="120" height="44" rx="${radius}" fill="#00636f"/>
  </svg>`;
  return reduce(await sharp(Buffer.from(svg)).png().toBuffer());
}

describe('difference', () => {
  it('is none between two pictures of the same', async () => {
    expect(difference(await draw(), await draw())).toBeUndefined();
  });

  it('sees one pixel more of radius', async () => {
    expect(difference(await draw({ radius: 9 }), await draw())).toContain('clearly');
  });

  it('sees another shade of a whole page, however slight', async () => {
    expect(difference(await draw({ canvas: '#eef0f1' }), await draw())).toContain('pixels differ');
  });

  it('sees another size', async () => {
    expect(difference(await draw({ height: 210 }), await draw())).toBe(
      'it is 320 × 210 and was 320 × 200',
    );
  });

  it('looks over a few pixels that another processor rounds differently', async () => {
    const one = await draw();
    const other = { ...one, data: Buffer.from(one.data) };
    for (let pixel = 0; pixel < 20; pixel += 1) other.data[pixel * 3] = other.data[pixel * 3]! - 8;
    expect(difference(other, one)).toBeUndefined();
  });
});

describe('Baseline', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('gives back what it took in, from sheets that a reader can open', async () => {
    const [plain, round] = [await draw(), await draw({ radius: 20, height: 302 })];
    const pictures = new Map([
      ['components-button--plain', plain],
      ['components-button--round', round],
      ['screens-home--visitor', plain],
    ]);
    await new Baseline(folder).update(pictures, []);
    const kept = new Baseline(folder);
    expect(kept.ids).toEqual([...pictures.keys()]);
    expect(await kept.get('components-button--round')).toEqual(round);
    expect(await kept.get('screens-home--visitor')).toEqual(plain);
    expect(await kept.get('screens-home--patient')).toBeUndefined();
    expect(readdirSync(folder)).toEqual([
      'components-button.webp',
      'index.json',
      'screens-home.webp',
    ]);
  });

  it('forgets a story that is gone, and keeps its neighbours', async () => {
    const baseline = new Baseline(folder);
    await baseline.update(new Map(), ['components-button--plain', 'screens-home--visitor']);
    const kept = new Baseline(folder);
    expect(kept.ids).toEqual(['components-button--round']);
    expect(await kept.get('components-button--round')).toEqual(
      await draw({ radius: 20, height: 302 }),
    );
    expect(readdirSync(folder)).toEqual(['components-button.webp', 'index.json']);
  });

  it('begins another sheet where a picture would not fit', async () => {
    const tall = await draw({ height: 20_000 });
    const ids = ['screens-doctors--all', 'screens-doctors--one', 'screens-doctors--two'];
    await new Baseline(folder).update(new Map(ids.map((id) => [id, tall])), []);
    const kept = new Baseline(folder);
    for (const id of ids) expect(await kept.get(id)).toEqual(tall);
  });
});
