// Child process of `embedded.ts`: creates an empty cluster in the given folder. Sends the reason to its parent when that
// fails, and exits when the parent does.
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { engineOptions } from './engine.ts';

process.once('disconnect', () => process.exit(1));
const [folder = ''] = process.argv.slice(2);
try {
  const engine = await PGlite.create({ ...engineOptions, fs: new NodeFS(folder) });
  await engine.close();
  process.exit(0);
} catch (error) {
  process.send?.(String(error), () => process.exit(1));
}
