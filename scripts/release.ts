// `npm run release:version`: turns the pending changesets into versions and changelogs. Where the client gets a new
// version, the contract of today becomes the released one, which the next changes are compared with.
import { readFileSync, writeFileSync } from 'node:fs';
import { releasedBanner } from '../packages/api-client/scripts/breaking-changes.ts';
import { execute, root } from './run-vitest.ts';

const client = `${root}packages/api-client/`;
const released = `${client}released/openapi.yaml`;

function versionOfClient(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(`${client}package.json`, 'utf8'),
  );
  return version;
}

/** Runs a command to its end; a failure ends the release with what the command said. */
async function must(command: string, ...args: readonly string[]) {
  const { isGood, output } = await execute(command, args);
  if (isGood) return;
  console.error(output);
  console.error(`Nothing was released: ${command} ${args.join(' ')} failed.`);
  process.exit(1);
}

await must('redocly', 'lint');
await must('node', 'packages/api-client/scripts/generate.ts', '--check');
await must('node', 'packages/api-client/scripts/breaking-changes.ts');

const before = versionOfClient();
await must('changeset', 'version');
const after = versionOfClient();
if (after !== before) {
  writeFileSync(released, releasedBanner(after) + readFileSync(`${root}openapi.yaml`, 'utf8'));
  console.log(`The contract of @medportal/api-client ${after} is in released/openapi.yaml.`);
}
await must('oxfmt', 'packages/*/package.json', 'packages/*/CHANGELOG.md', released);
await must('node', 'packages/api-client/scripts/breaking-changes.ts');
console.log('Look at the versions and changelogs, and commit them.');
