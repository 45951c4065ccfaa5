// Compiles the examples in the documentation.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { execute, root } from './run-vitest.ts';

export interface Document {
  name: string;
  text: string;
}

export const readDocument = (name: string): Document => ({
  name,
  text: readFileSync(root + name, 'utf8'),
});

/** An example as a module; its lines keep their numbers in the document. */
export interface Example {
  /** From a first line such as `// src/portal.ts`, so that other examples can import it. */
  file: string;
  code: string;
}

const OPENING = /^(?:```(tsx?)|<!-- (given))$/;
const NAMED = /^\s*\/\/ (?:src\/)?([\w-]+\.tsx?)\n/;

/**
 * The `ts` and `tsx` examples of a document. An HTML comment of `<!-- given`, code and `-->` holds code that the next
 * example uses and the reader does not see.
 */
export function examplesIn({ text }: Document): Example[] {
  const examples: Example[] = [];
  let open: string | undefined;
  let code = '';
  let own = '';
  for (const [index, line] of text.split('\n').entries()) {
    if (open === undefined) {
      const [, language, given] = OPENING.exec(line) ?? [];
      open = language ?? given;
      own = '';
      code += '\n';
    } else if (line === (open === 'given' ? '-->' : '```')) {
      code += '\n';
      if (open !== 'given') {
        examples.push({ file: NAMED.exec(own)?.[1] ?? `example-${index}.${open}`, code });
        code = code.replaceAll(/.+/g, '');
      }
      open = undefined;
    } else {
      own += `${line}\n`;
      code += `${line}\n`;
    }
  }
  return examples;
}

/**
 * Compiles the examples of documents as modules of a package, with its compiler and dependencies.
 * @param folder - The folder of the package, relative to the repository.
 * @returns Every error, as `README.md:12 error TS2339: …`.
 */
export async function exampleErrors(
  folder: string,
  documents: readonly Document[],
): Promise<string[]> {
  const cache = `${root}${folder}/node_modules/.cache/`;
  mkdirSync(cache, { recursive: true });
  const scratch = mkdtempSync(`${cache}examples-`);
  try {
    for (const [index, document] of documents.entries()) {
      mkdirSync(`${scratch}/${index}`);
      for (const { file, code } of examplesIn(document))
        writeFileSync(`${scratch}/${index}/${file}`, code, { flag: 'wx' });
    }
    writeFileSync(
      `${scratch}/tsconfig.json`,
      JSON.stringify({
        extends: `${root}${folder}/tsconfig.json`,
        compilerOptions: { noUnusedLocals: false, noUnusedParameters: false },
        include: ['*/*', `${root}${folder}/src/*.d.ts`],
      }),
    );
    const tsc = `${root}${folder}/node_modules/typescript/bin/tsc`;
    const { output } = await execute('node', [tsc, '--project', scratch, '--pretty', 'false']);
    const location = new RegExp(`^.*${basename(scratch)}/(\\d+)/[^(]*\\((\\d+),\\d+\\):`);
    return output
      .split('\n')
      .filter((line) => line.includes('error TS'))
      .map((line) =>
        line.replace(location, (_, index, number) => `${documents[index]?.name}:${number}`),
      );
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
