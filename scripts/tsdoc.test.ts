import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import ts from '../packages/api-client/node_modules/typescript/lib/typescript.js';
import { operationsOf, readContract } from '../packages/api-client/scripts/contract.ts';
import { root } from './run-vitest.ts';
import { exportsOf, readPackage, undocumented, wrongParameters } from './tsdoc.ts';

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

/** Lacks TSDoc in every way, each in a line of its own. A text and the discriminant of a union need none. */
const control = `
export const name = 1;
export { named } from './inner.ts';
export * as all from './inner.ts';
/** Shared. */
interface Base { inherited(): void }
interface Props { prop: number }
/** Documented. */
export interface View extends Base { text: string; nested: { deep?: string } }
/** Documented. */
export type Union = { kind: 'x' } | { kind: 'y'; size: number };
/** Documented. */
export class Counter { count = 1 }
/** Documented.
 * @param props - Destructured. */
export function Component({ prop }: Props) { return prop }
Component.Part = () => 1;
/** Documented.
 * @param other - Wrong. */
export function wrong(right: string) { return right }
/** Documented.
 * @param right - Right. */
export const right = (right: string) => right;
`;

it('finds names and members without TSDoc, and parameters that do not exist', () => {
  const folder = `${mkdtempSync(`${tmpdir()}/tsdoc-`)}/`;
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(`${folder}src`);
  writeFileSync(`${folder}src/inner.ts`, 'export const named = 1;');
  writeFileSync(`${folder}src/index.ts`, control);
  const pack = readPackage(folder, [`${folder}src/index.ts`]);
  expect(undocumented(pack)).toEqual([
    'src/index.ts:11 Union.size',
    'src/index.ts:13 Counter.count',
    'src/index.ts:17 Component.Part',
    'src/index.ts:2 name',
    'src/index.ts:6 Base.inherited',
    'src/index.ts:7 Props.prop',
    'src/index.ts:9 View.nested.deep',
    'src/inner.ts:1 all.named',
    'src/inner.ts:1 named',
  ]);
  expect(wrongParameters(pack)).toEqual([expect.stringContaining('src/index.ts @param other')]);
});
