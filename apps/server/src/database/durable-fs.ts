import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * The embedded database's file system, with what it lacks. Its fsync does nothing, and a power cut
 * could then leave a folder that does not open again; here it writes through. And it sets the mode of
 * new files itself, past the process's umask; here they are never for anybody but their owner.
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
          ({ FS }: Parameters<(typeof preRun)[number]>[0]) => complete(FS.filesystems.NODEFS),
        ],
      },
    };
  }
}

/** The operations of the engine's file system that are replaced; it gives them no types. */
interface EngineFileSystem {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  node_ops: { setattr: (node: unknown, attributes: { mode?: number }) => void };
}

function complete({ stream_ops, node_ops }: EngineFileSystem): void {
  stream_ops.fsync = ({ nfd }) => {
    fsyncSync(nfd);
    return 0;
  };
  const { setattr } = node_ops;
  node_ops.setattr = (node, attributes) => {
    const { mode } = attributes;
    setattr(node, mode === undefined ? attributes : { ...attributes, mode: mode & ~0o077 });
  };
}
