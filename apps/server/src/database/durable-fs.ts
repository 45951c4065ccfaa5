import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * PGlite's file system with two fixes. Its fsync is a no-op, so a power cut could corrupt the
 * database: here fsync reaches the disk. It creates files for every account: here only their owner
 * has access.
 */
export class DurableNodeFS extends NodeFS {
  override async init(...[database, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(database, options);
    const { preRun = [] } = emscriptenOpts;
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...preRun,
          ({ FS }: Parameters<(typeof preRun)[number]>[0]) => patch(FS.filesystems.NODEFS),
        ],
      },
    };
  }
}

/** The replaced operations, which PGlite does not type. */
interface EngineFileSystem {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  node_ops: {
    mknod: (parent: unknown, name: string, mode: number, device: unknown) => unknown;
    setattr: (node: unknown, attributes: { mode?: number }) => void;
  };
}

/** The permissions of all accounts but the owner. */
const OTHERS = 0o077;

function patch({ stream_ops, node_ops }: EngineFileSystem): void {
  stream_ops.fsync = ({ nfd }) => {
    fsyncSync(nfd);
    return 0;
  };
  const { mknod, setattr } = node_ops;
  node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHERS, device);
  node_ops.setattr = (node, attributes) => {
    const { mode } = attributes;
    setattr(node, mode === undefined ? attributes : { ...attributes, mode: mode & ~OTHERS });
  };
}
