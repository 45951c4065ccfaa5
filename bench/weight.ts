// What the built portal weighs, page by page and package by package: `npm run bench -- weight`. Kept in
// docs/performance.md; `npm test` holds it against the budgets.
import { currentBuild, weightTables } from '../scripts/budgets.ts';
import { root } from '../scripts/run-vitest.ts';
import { keepIn } from './report.ts';

const tables = weightTables(currentBuild());
console.log(tables);
await keepIn(`${root}docs/performance.md`, 'weight', tables);
