import { setTimeout as wait } from 'node:timers/promises';
import { type Program, startProgram } from '../app/program.ts';
import type { Cluster, Node } from './cluster.ts';
import { type LoadReport, startLoad } from './load.ts';

export interface Failure {
  /** What goes wrong a while before, without anybody noticing. */
  prepare?: (roles: { primary: Node; standby: Node }) => void;
  fail: (roles: { primary: Node; standby: Node }, cluster: Cluster) => Promise<void> | void;
  repair?: (roles: { primary: Node; standby: Node }) => void;
}

export type FailureName =
  | 'primary killed'
  | 'primary frozen'
  | 'standby killed'
  | 'switch-over'
  | 'network between the nodes cut'
  | 'primary cut off from standby and etcd';

const mendBoth: Failure['repair'] = ({ primary, standby }) => {
  for (const node of [primary, standby]) node.mend();
};

const cutBoth = ({ primary, standby }: { primary: Node; standby: Node }) => {
  for (const node of [primary, standby]) node.cut('node');
};

/** What a cluster with a synchronous standby must survive. */
export const failures: Record<FailureName, Failure> = {
  'primary killed': {
    fail: ({ primary }) => primary.kill(),
    repair: ({ primary }) => primary.start(),
  },
  'primary frozen': {
    fail: ({ primary }) => primary.freeze(),
    repair: ({ primary }) => primary.thaw(),
  },
  'standby killed': {
    fail: ({ standby }) => standby.kill(),
    repair: ({ standby }) => standby.start(),
  },
  'switch-over': { fail: (_, cluster) => cluster.switchOver() },
  'network between the nodes cut': { fail: cutBoth, repair: mendBoth },
  'primary cut off from standby and etcd': {
    fail: ({ primary, standby }) => {
      primary.cut('node and etcd');
      standby.cut('node');
    },
    repair: mendBoth,
  },
};

/** The negative control: without synchronous replication it loses the writes that the standby did not get. */
export const primaryDiesAhead: Failure = {
  prepare: cutBoth,
  fail: ({ primary }) => primary.kill(),
  repair: (roles) => {
    mendBoth(roles);
    roles.primary.start();
  },
};

export interface FailoverRound extends LoadReport {
  /** Milliseconds from the failure until every writer had a later write acknowledged. */
  writesBack: number;
  /** The same for readers. */
  readsBack: number;
}

export type Servers = readonly Program[];

/** Starts two servers on a database. */
export async function startServers(url: string): Promise<Servers> {
  const first = await startProgram({ DATABASE_URL: url });
  return [first, await startProgram({ DATABASE_URL: url })];
}

/**
 * Makes something fail under load, waits until every client is served again, and repairs it.
 * @param clients How many write, and how many read.
 */
export async function failoverRound(
  cluster: Cluster,
  servers: Servers,
  { prepare, fail, repair }: Failure,
  clients?: number,
): Promise<FailoverRound> {
  const roles = await cluster.roles();
  const load = await startLoad(
    servers.map(({ url }) => url),
    clients,
  );
  await load.untilServed(performance.now());
  prepare?.(roles);
  await wait(1000 + Math.random() * 1000);
  const since = performance.now();
  await fail(roles, cluster);
  const { writes, reads } = await load.untilServed(since);
  // The node that comes back must follow the new primary.
  repair?.(roles);
  await cluster.roles();
  await load.untilServed(performance.now());
  const report = await load.finish();
  const ended = servers.filter(({ child }) => child.exitCode !== null || child.signalCode !== null);
  const faults = [...report.faults, ...ended.map(({ url }) => `the server at ${url} has ended`)];
  return { ...report, faults, writesBack: writes, readsBack: reads };
}
