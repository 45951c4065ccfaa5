// `npm run bench -- weight`: writes the size of the built portal by page and by package into docs/performance.md.
import { currentBuild, weightTables } from '../scripts/weights.ts';
import { root } from '../scripts/run-vitest.ts';
import { writePart } from './report.ts';

const tables = weightTables(currentBuild());
console.log(tables);
await writePart(`${root}docs/performance.md`, 'weight', tables);
