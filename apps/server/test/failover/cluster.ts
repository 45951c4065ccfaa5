import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPostgres } from '../databases/postgres.ts';
import { type DebianPrograms, extractDebianPackages } from '../programs/debian.ts';
import { type Link, freePorts, startLink } from './link.ts';
import { type Processes, createProcesses, processesIn } from './processes.ts';

/** PostgreSQL on two nodes under Patroni and etcd, with HAProxy in front. */
export interface Cluster {
  /** For `DATABASE_URL`: HAProxy, which leads to the primary. */
  url: string;
  /** Waits until there is a primary, and a standby that has everything. @throws Error after two minutes */
  roles: () => Promise<{ primary: Node; standby: Node }>;
  /** Makes the standby the primary, as before maintenance. */
  switchOver: () => Promise<void>;
  /** Stops all of it, and removes its files. */
  remove: () => Promise<void>;
}

/** A machine with PostgreSQL and Patroni. */
export interface Node {
  name: string;
  /** Ends all of its processes with SIGKILL, as when the machine dies. */
  kill: () => Promise<void>;
  /** Starts it again after `kill`. */
  start: () => void;
  /** Suspends all of its processes with SIGSTOP. */
  freeze: () => void;
  thaw: () => void;
  /** Cuts the network to the other node, and to etcd if asked. HAProxy still reaches it. */
  cut: (from: 'node' | 'node and etcd') => void;
  mend: () => void;
}

export interface ClusterOptions {
  /** Whether a commit waits for the standby. */
  isSynchronous?: boolean;
}

/**
 * How soon Patroni acts, in seconds: it takes over when the primary's lease, `ttl`, has expired. `ttl` must be at
 * least `loop_wait + 2 * retry_timeout`.
 */
const TIMING = { ttl: 8, loop_wait: 2, retry_timeout: 3 };

/**
 * Starts a cluster that ends with this process.
 * @throws Error that says what is missing when its programs cannot be brought
 */
export async function startCluster({
  isSynchronous = true,
}: ClusterOptions = {}): Promise<Cluster> {
  const bin = await findPostgres(process.env['PG_SOURCE']);
  const programs = await extractDebianPackages(['patroni', 'etcd-server', 'haproxy']);
  const { env, commandOf } = programs;
  const processes = createProcesses();
  const password = randomUUID();
  const [etcd = 0, etcdPeers = 0, haproxy = 0] = await freePorts(3);

  const etcdUrl = `http://127.0.0.1:${etcd}`;
  const peersUrl = `http://127.0.0.1:${etcdPeers}`;
  const etcdOptions = {
    name: 'etcd',
    'data-dir': 'data',
    'log-level': 'error',
    'enable-v2': 'true',
    'listen-client-urls': etcdUrl,
    'advertise-client-urls': etcdUrl,
    'listen-peer-urls': peersUrl,
    'initial-advertise-peer-urls': peersUrl,
    'initial-cluster': `etcd=${peersUrl}`,
  };
  const args = Object.entries(etcdOptions).map(([name, value]) => `--${name}=${value}`);
  processes.start('etcd', [...commandOf('usr/bin/etcd'), ...args], env);

  const shared = { bin, etcd, password, isSynchronous, processes, programs };
  const nodes = await Promise.all(['one', 'two'].map((name) => startNode({ name, ...shared })));

  const config = join(processes.folderOf('haproxy'), 'haproxy.cfg');
  writeFileSync(config, haproxyConfig(haproxy, nodes));
  processes.start('haproxy', [...commandOf('usr/sbin/haproxy'), '-f', config, '-db'], env);

  const roles = async () => {
    const deadline = Date.now() + 120_000;
    for (;;) {
      const found = await findRoles(nodes, isSynchronous);
      if (found) return found;
      if (Date.now() > deadline) {
        throw new Error(`The cluster has no primary with a standby.\n${processes.readLogs()}`);
      }
      await wait(250);
    }
  };
  return {
    url: `postgresql://postgres:${password}@127.0.0.1:${haproxy}/postgres`,
    roles,
    switchOver: async () => {
      const { primary, standby } = await roles();
      const answer = await fetch(`http://127.0.0.1:${primary.rest}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: primary.name, candidate: standby.name }),
      });
      if (!answer.ok) throw new Error(`No switch-over: ${await answer.text()}`);
    },
    remove: async () => {
      for (const { close } of nodes) close();
      await processes.remove();
    },
  };
}

interface ClusterNode extends Node {
  postgres: number;
  rest: number;
  close: () => void;
}

interface NodeOptions {
  name: string;
  /** The folder of PostgreSQL's programs. */
  bin: string;
  /** The port of etcd. */
  etcd: number;
  password: string;
  isSynchronous: boolean;
  processes: Processes;
  programs: DebianPrograms;
}

async function startNode({
  name,
  bin,
  etcd,
  password,
  isSynchronous,
  processes,
  programs: { env, commandOf },
}: NodeOptions): Promise<ClusterNode> {
  const folder = processes.folderOf(name);
  const [postgres = 0, rest = 0] = await freePorts(2);
  const [toPostgres, toRest, toEtcd] = await Promise.all([
    startLink(postgres),
    startLink(rest),
    startLink(etcd),
  ]);
  const links: Record<'node' | 'node and etcd', Link[]> = {
    node: [toPostgres, toRest],
    'node and etcd': [toPostgres, toRest, toEtcd],
  };
  const config = {
    scope: 'medportal',
    name,
    restapi: {
      listen: `127.0.0.1:${rest}`,
      connect_address: `127.0.0.1:${toRest.port}`,
    },
    // As a proxy, since Patroni would go past the link, to the address that etcd announces. The API is version 2 of etcd:
    // with version 3, Patroni 3.0 takes the lease from its successor when it thaws.
    etcd: { proxy: `http://127.0.0.1:${toEtcd.port}` },
    bootstrap: {
      dcs: {
        ...TIMING,
        synchronous_mode: isSynchronous,
        // A primary that died is not waited for.
        primary_start_timeout: 0,
        // Without synchronous replication, a standby that lacks more would not take over.
        maximum_lag_on_failover: 2 ** 30,
        postgresql: {
          use_pg_rewind: true,
          remove_data_directory_on_diverged_timelines: true,
          parameters: {
            // A link that was cut is noticed within this time.
            wal_sender_timeout: '4s',
            wal_receiver_timeout: '4s',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${postgres}`,
      connect_address: `127.0.0.1:${toPostgres.port}`,
      data_dir: join(folder, 'data'),
      bin_dir: bin,
      pgpass: join(folder, 'pgpass'),
      use_unix_socket: true,
      parameters: { unix_socket_directories: folder },
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication all 127.0.0.1/32 scram-sha-256',
      ],
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
      },
    },
  };
  const file = join(folder, 'patroni.yml');
  // JSON is YAML, too.
  writeFileSync(file, JSON.stringify(config));
  const command = [...commandOf('usr/bin/python3'), ...commandOf('usr/bin/patroni'), file];
  const start = () => processes.start(name, command, env);
  start();
  const signal = (how: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of processesIn(folder)) process.kill(pid, how);
  };
  return {
    name,
    postgres,
    rest,
    kill: async () => {
      // Suspended first, so that no process sees others end and cleans up.
      signal('SIGSTOP');
      signal('SIGKILL');
      while (processesIn(folder).length > 0) {
        await wait(20);
      }
    },
    start,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    cut: (from) => {
      for (const link of links[from]) link.cut();
    },
    mend: () => {
      for (const link of links['node and etcd']) link.mend();
    },
    close: () => {
      for (const link of links['node and etcd']) link.close();
    },
  };
}

/** Sends every connection to the node that says that it is the primary. */
function haproxyConfig(port: number, nodes: readonly ClusterNode[]): string {
  return `
defaults
  mode tcp
  timeout connect 1s
  timeout client 30m
  timeout server 30m
  timeout check 1s

listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, postgres, rest }) => `  server ${name} 127.0.0.1:${postgres} check port ${rest}\n`).join('')}`;
}

async function findRoles(nodes: readonly ClusterNode[], isSynchronous: boolean) {
  const states = await Promise.all(
    nodes.map(async (node) => {
      const isAnswered = async (path: string) => {
        const answer = await fetch(`http://127.0.0.1:${node.rest}/${path}`, {
          signal: AbortSignal.timeout(1000),
        }).catch(() => undefined);
        return answer?.status === 200;
      };
      return {
        node,
        isPrimary: await isAnswered('primary'),
        isStandby: await isAnswered(isSynchronous ? 'synchronous' : 'replica'),
      };
    }),
  );
  const primary = states.find(({ isPrimary }) => isPrimary)?.node;
  const standby = states.find(({ isStandby }) => isStandby)?.node;
  return primary && standby ? { primary, standby } : undefined;
}
