// Compiles a consumer of @medportal/ui, and copies of it with one type error each.
import { readConsumer, type Scratch, type TypeScript } from './scratch.ts';

const types = { lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['node'], noEmit: true };

export const targets = [
  ['Vite', { ...types, module: 'ESNext', moduleResolution: 'Bundler' }],
  ['Node', { ...types, module: 'NodeNext' }],
] as const;

const mistakes = [
  { from: 'app.tsx', good: 'variant="primary"', bad: 'variant="huge"', error: 'TS2322' },
  // A missing text, and a value that the message does not have.
  { from: 'texts.tsx', good: '...en.doctors,', bad: '', error: 'TS2740' },
  { from: 'texts.tsx', good: '{ count }', bad: '{ total: count }', error: 'TS2339' },
].map(({ from, good, bad, error }, index) => {
  const text = readConsumer(from);
  if (!text.includes(good)) throw new Error(`${from} has no ${good}`);
  return { file: `mistake-${index}.tsx`, text: text.replace(good, bad), error };
});

/** Those of the copies; the consumer itself compiles. */
export const expectedErrors = mistakes.map(({ file, error }) => `${file}: error ${error}`);

export async function typeErrors(
  scratch: Scratch,
  typeScript: TypeScript,
  options: object,
): Promise<string[]> {
  scratch.copy('app.tsx');
  scratch.copy('texts.tsx');
  for (const { file, text } of mistakes) scratch.write(file, text);
  const files = ['app.tsx', ...mistakes.map(({ file }) => file)];
  const found = await scratch.compile(typeScript, files, options).catch(String);
  const errors = found.match(/\S+\.tsx?\(\d+,\d+\): error TS\d+/g) ?? [];
  return errors.map((error) => error.replace(/\(.+\)/, '')).toSorted();
}
