import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Baseline, difference, reduce, type Screenshot } from './screenshots.ts';

interface Look {
  radius?: number;
  canvas?: string;
  height?: number;
}

async function draw({
  radius = 8,
  canvas = '#f6f8f9',
  height = 200,
}: Look = {}): Promise<Screenshot> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="${height}">
    <rect width="320" height="${height}" fill="${canvas}"/>
    <rect x="20" y="20" width="120" height="44" rx="${radius}" fill="#00636f"/>
  </svg>`;
  return reduce(await sharp(Buffer.from(svg)).png().toBuffer(), 'screen');
}

describe('difference', () => {
  it('is none between identical screenshots', async () => {
    expect(difference(await draw(), await draw(), 'screen')).toBeUndefined();
  });

  it('includes one more pixel of radius', async () => {
    expect(difference(await draw({ radius: 9 }), await draw(), 'screen')).toContain('clearly');
  });

  it('includes a slightly different shade of a whole page', async () => {
    expect(difference(await draw({ canvas: '#eef0f1' }), await draw(), 'screen')).toContain(
      'pixels differ',
    );
  });

  it('includes the size', async () => {
    expect(difference(await draw({ height: 210 }), await draw(), 'screen')).toBe(
      'it is 320 × 210 and was 320 × 200',
    );
  });

  it('ignores a few pixels that another processor rounds differently', async () => {
    const one = await draw();
    const other = { ...one, data: Buffer.from(one.data) };
    for (let pixel = 0; pixel < 20; pixel += 1) other.data[pixel * 3] = other.data[pixel * 3]! - 8;
    expect(difference(other, one, 'screen')).toBeUndefined();
    expect(difference(other, one, 'component')).toBeUndefined();
  });
});

describe('Baseline', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'screenshots-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('returns the screenshots that it stored in sheets', async () => {
    const [plain, round] = [await draw(), await draw({ radius: 20, height: 302 })];
    const screenshots = new Map([
      ['components-actions-button--plain', plain],
      ['components-actions-button--round', round],
      ['screens-home--visitor', plain],
    ]);
    await new Baseline(folder).update(screenshots, []);
    const kept = new Baseline(folder);
    expect(kept.ids).toEqual([...screenshots.keys()]);
    expect(await kept.get('components-actions-button--round')).toEqual(round);
    expect(await kept.get('screens-home--visitor')).toEqual(plain);
    expect(await kept.get('screens-home--patient')).toBeUndefined();
    expect(readdirSync(folder)).toEqual([
      'components-actions-button.webp',
      'index.json',
      'screens-home.webp',
    ]);
  });

  it('removes a story and keeps its neighbours', async () => {
    const baseline = new Baseline(folder);
    await baseline.update(new Map(), ['components-actions-button--plain', 'screens-home--visitor']);
    const kept = new Baseline(folder);
    expect(kept.ids).toEqual(['components-actions-button--round']);
    expect(await kept.get('components-actions-button--round')).toEqual(
      await draw({ radius: 20, height: 302 }),
    );
    expect(readdirSync(folder)).toEqual(['components-actions-button.webp', 'index.json']);
  });

  it('starts another sheet if a screenshot does not fit', async () => {
    const tall = await draw({ height: 20_000 });
    const ids = ['screens-doctors--all', 'screens-doctors--one', 'screens-doctors--two'];
    await new Baseline(folder).update(new Map(ids.map((id) => [id, tall])), []);
    const kept = new Baseline(folder);
    for (const id of ids) expect(await kept.get(id)).toEqual(tall);
  });
});
