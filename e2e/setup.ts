// Runs once before the journeys, which run in parallel.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { layOutDatabase } from '../apps/server/test/app/data-folder.ts';
import { ensurePortalBuilt } from '../scripts/portal-build.ts';
import { startProduct } from './portal.ts';

export default async function setUp({ provide, config }: TestProject) {
  ensurePortalBuilt();
  const parent = mkdtempSync(join(tmpdir(), 'medportal-journeys-'));
  const demoFolder = join(parent, 'data');
  await layOutDatabase(demoFolder);
  const product = await startProduct({ ...config.env, DATA_DIR: demoFolder });
  await product.stop();
  provide('demoFolder', demoFolder);
  return () => rmSync(parent, { recursive: true, force: true });
}
