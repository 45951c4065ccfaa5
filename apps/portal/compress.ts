import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(html|js|css|svg|json|txt|webmanifest)$/;

const encodings = [
  {
    extension: '.br',
    compress: (content: Buffer) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  {
    extension: '.gz',
    compress: (content: Buffer) =>
      promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  },
];

/**
 * Writes a .br and a .gz file beside each text file, unless the compressed file is larger. Leaves out hidden folders, which
 * are not served.
 */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/(^|[/\\])\./.test(relative(folder, path)));
  await Promise.all(paths.map(compressFile));
}

async function compressFile(path: string) {
  const content = await readFile(path);
  await Promise.all(
    encodings.map(async ({ extension, compress }) => {
      const compressed = await compress(content);
      if (compressed.length < content.length) await writeFile(path + extension, compressed);
    }),
  );
}
