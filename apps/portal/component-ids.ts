import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Names styled components by the place of their module in the repository. The compiler hashes its absolute path, so that
 * each folder would build scripts with other names, and servers that were built apart would not serve each other's pages.
 */
export const componentIds = (): Plugin => ({
  name: 'component-ids',
  apply: 'build',
  transform: {
    filter: { id: /\.tsx?$/, code: 'componentId:' },
    handler(code, id) {
      const place = relative(import.meta.dirname, id).replaceAll('\\', '/');
      const hash = createHash('sha256').update(place).digest('hex').slice(0, 6);
      const named = code.replaceAll(/(componentId: ['"]sc-)\w+/g, `$1${hash}`);
      if (named === code) this.error('The compiler writes the names of components in another way');
      return named;
    },
  },
});
