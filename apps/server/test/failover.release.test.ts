import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, startCluster } from './failover/cluster.ts';
import {
  type FailureName,
  type Servers,
  failoverRound,
  failures,
  startServers,
} from './failover/rounds.ts';

// `npm run test:failover` runs more rounds, and a negative control.
describe('two servers on PostgreSQL with a synchronous standby', () => {
  let cluster: Cluster;
  let servers: Servers = [];

  beforeAll(async () => {
    cluster = await startCluster();
    await cluster.roles();
    servers = await startServers(cluster.url);
  });
  afterAll(async () => {
    await Promise.all(servers.map(({ end }) => end('SIGKILL')));
    await cluster.remove();
  });

  it.each<FailureName>(['switch-over', 'primary killed'])(
    'lose no write and answer no caller wrongly: %s',
    async (name) => {
      const { faults, writes, reads } = await failoverRound(cluster, servers, failures[name], 6);
      expect(faults).toEqual([]);
      expect(Math.min(writes, reads)).toBeGreaterThan(20);
    },
  );
});
