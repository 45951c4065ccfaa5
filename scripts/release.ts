// `npm run release:version`: turns the pending changesets into versions and changelogs. A new version of the client also
// makes the current contract the released one, with which later changes are compared.
import { readFileSync, writeFileSync } from 'node:fs';
import { readContract } from '../packages/api-client/scripts/contract.ts';
import { execute, root } from './run-vitest.ts';

const client = `${root}packages/api-client/`;
const released = `${client}released.json`;

function versionOfClient(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(`${client}package.json`, 'utf8'),
  );
  return version;
}

async function run(command: string, ...args: readonly string[]) {
  const { isGood, output } = await execute(command, args);
  if (isGood) return;
  console.error(output);
  console.error(`Nothing was released: ${command} ${args.join(' ')} failed.`);
  process.exit(1);
}

await run('redocly', 'lint');
await run('node', 'packages/api-client/scripts/generate.ts', '--check');
await run('node', 'packages/api-client/scripts/breaking-changes.ts');

const before = versionOfClient();
await run('changeset', 'version');
const after = versionOfClient();
if (after !== before) {
  writeFileSync(released, `${JSON.stringify({ version: after, ...(await readContract()) })}\n`);
  console.log(`The contract of @medportal/api-client ${after} is in released.json.`);
}
await run('oxfmt', 'packages/*/package.json', 'packages/*/CHANGELOG.md');
await run('node', 'packages/api-client/scripts/breaking-changes.ts');
console.log('Look at the versions and changelogs, and commit them.');
