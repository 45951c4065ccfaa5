import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import ts from '../packages/api-client/node_modules/typescript/lib/typescript.js';
import { operationsOf, readContract } from '../packages/api-client/scripts/contract.ts';
import { root } from './run-vitest.ts';
import { exportsOf, readPackage, undocumented, wrongParameters, type Package } from './tsdoc.ts';

const client = readPackage(`${root}packages/api-client/`);
const ui = readPackage(`${root}packages/ui/`);

describe.each([
  ['@medportal/api-client', client],
  ['@medportal/ui', ui],
])('%s', (_, pack) => {
  it('describes every public name, member and prop', () => {
    expect(pack.entries.length).toBeGreaterThan(1);
    expect(undocumented(pack)).toEqual([]);
  });

  it('exports each name from one entry point', () => {
    const names = exportsOf(pack).map(([name]) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('has no comment that only repeats whose props they are', () => {
    const repeating = pack.sources.filter(({ text }) => text.includes('Props of {@link'));
    expect(repeating.map(({ fileName }) => fileName)).toEqual([]);
  });

  it('describes only parameters that exist', () => {
    expect(wrongParameters(pack)).toEqual([]);
  });
});

test.each(['PortalClient', 'mock'])(
  '%s describes each operation as the contract does',
  async (name) => {
    const { checker } = client;
    const [, symbol] = exportsOf(client).find(([each]) => each === name) ?? [];
    if (!symbol) throw new Error(`@medportal/api-client does not export ${name}`);
    // oxlint-disable-next-line no-bitwise -- the compiler's flags
    const isType = symbol.flags & ts.SymbolFlags.TypeAlias;
    const type = isType ? checker.getDeclaredTypeOfSymbol(symbol) : checker.getTypeOfSymbol(symbol);
    const members = type.getProperties().map((member) => ({
      id: member.name,
      text: ts.displayPartsToString(member.getDocumentationComment(checker)),
      // Editors go there for the definition.
      files: member.declarations?.map((each) => each.getSourceFile().fileName.split('/').at(-1)),
    }));
    const contract = operationsOf(await readContract());
    expect(members).toEqual(
      contract.map(({ id, definition: { summary, description } }) => ({
        id,
        text: `${String(summary)}.\n\n${String(description).trim()}`,
        files: ['operations.ts'],
      })),
    );
  },
);

/** The code of an entry, and the name that lacks TSDoc. */
const undocumentedCode: readonly [string, string, string][] = [
  ['a name', 'export const a = 1;', '0.ts:1 a'],
  ['a name of another module', "export { named as b } from './inner.ts';", 'inner.ts:1 b'],
  ['a name in a namespace', "export * as all from './inner.ts';", 'inner.ts:1 all.named'],
  ['a number', '/** A. */\nexport interface A { b: number; text: string }', '3.ts:2 A.b'],
  [
    'a member of a member',
    '/** A. */\nexport interface A {\n  /** B. */\n  b: { c?: string };\n}',
    '4.ts:4 A.b.c',
  ],
  [
    'a member of a union',
    "/** A. */\nexport type A = { kind: 'x' } | { kind: 'y'; z: number };",
    '5.ts:2 A.z',
  ],
  ['a member of a class', '/** A. */\nexport class A { b = 1 }', '6.ts:2 A.b'],
  [
    'an inherited member',
    "import type { Base } from './base.ts';\n/** A. */\nexport interface A extends Base {}",
    'base.ts:2 Base.inherited',
  ],
  [
    'a prop of a type without a public name',
    'interface Props { size: number }\n/** A. */\nexport function A({ size }: Props) { return size }',
    '8.ts:1 Props.size',
  ],
  [
    'a part of a component',
    '/** A. */\nexport function A() {}\nA.Part = () => 1;',
    '9.ts:3 A.Part',
  ],
];

const parameters: readonly [string, string, boolean][] = [
  ['another name', '/** @param b - B. */ export function f(a: string) { return a }', true],
  ['the name', '/** @param a - A. */ export const f = (a: string) => a;', false],
  [
    'a name for a destructured parameter',
    '/** @param o - O. */ export function f({ a }: { a: 1 }) { return a }',
    false,
  ],
];

describe('the TSDoc check', () => {
  const folder = `${mkdtempSync(`${tmpdir()}/tsdoc-`)}/`;
  let pack: Package;
  beforeAll(() => {
    mkdirSync(`${folder}src`);
    const write = (name: string, code: string) => {
      writeFileSync(`${folder}src/${name}`, code);
      return `${folder}src/${name}`;
    };
    write('inner.ts', 'export const named = 1;');
    write('base.ts', '/** Shared. */\nexport interface Base { inherited(): void }');
    // One program, because parsing TypeScript's own library is slow.
    pack = readPackage(folder, [
      ...undocumentedCode.map(([, code], index) => write(`${index}.ts`, code)),
      ...parameters.map(([name, code]) => write(`${name}.ts`, code)),
    ]);
  }, 30_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(undocumentedCode)('requires TSDoc of %s', (_, code, found) => {
    expect(undocumented(pack), code).toContain(`src/${found}`);
  });

  it('requires none of a text or of the discriminant of a union, which their names explain', () => {
    expect(undocumented(pack).filter((line) => /\.(kind|text)$/.test(line))).toEqual([]);
  });

  it.each(parameters)('checks a @param with %s', (name, code, isWrong) => {
    const found = wrongParameters(pack).some((line) => line.startsWith(`src/${name}.ts `));
    expect(found, code).toBe(isWrong);
  });
});
