import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = `${root}.github/workflows/`;
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(`${root}package.json`, 'utf8'),
);

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, { readonly permissions?: Record<string, string> }>>;
}

function missingIn(workflow: string): readonly string[] {
  const named = [...workflow.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
  const files = [...workflow.matchAll(/\b(?:node|bash) ([\w./-]+)/g)].map(([, path = '']) => path);
  return [
    ...named.filter((name) => !(name in scripts)),
    ...files.filter((path) => !existsSync(root + path)),
  ];
}

function jobsWith(permission: string, { jobs }: Workflow): readonly string[] {
  return Object.keys(jobs).filter((name) => jobs[name]?.permissions?.[permission] === 'write');
}

describe.each(readdirSync(folder))('the workflow %s', (name) => {
  const text = readFileSync(folder + name, 'utf8');

  it('calls only existing scripts and files', () => {
    expect(parse(text)).toMatchObject({ jobs: expect.anything(), permissions: expect.anything() });
    expect(missingIn(text)).toEqual([]);
  });
});

describe('the release', () => {
  const text = readFileSync(`${folder}release.yml`, 'utf8');
  const workflow: Workflow = parse(text);

  it('grants each write permission to a single job', () => {
    expect(workflow.permissions).toEqual({});
    expect(jobsWith('id-token', workflow)).toEqual(['publish']);
    expect(jobsWith('pull-requests', workflow)).toEqual(['version']);
  });

  it('pins every action to a commit', () => {
    const actions = [...text.matchAll(/^ *(?:- )?uses: (\S+)/gm)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40}$/);
  });

  it('would fail on a missing script or file', () => {
    expect(missingIn('npm run nothing && node scripts/nothing.ts')).toEqual([
      'nothing',
      'scripts/nothing.ts',
    ]);
  });
});
