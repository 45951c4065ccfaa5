import { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';
import { queryOn } from './client.ts';
import type { Sql } from './sql.ts';

/** Connections that statements share: each is sent at once, behind those that are not answered yet. */
export interface Lanes {
  /**
   * Sends a statement where the fewest are under way, in a transaction of its own.
   * @returns its rows; undefined, with nothing sent, when what is ahead everywhere takes long
   * @throws the database's error, which is of this statement alone, or that of a connection that broke
   */
  send: <Row extends object>(statement: Sql) => Promise<Row[]> | undefined;
  connections: () => { total: number; idle: number };
  /** Ends the connections once their statements are answered. */
  end: () => Promise<void>;
}

interface Lane {
  /** Made when it is first needed, and anew when it has broken. */
  client: Promise<Client> | undefined;
  underWay: number;
  /** Settles when everything that was sent so far is answered. */
  latest: Promise<unknown> | undefined;
  /** When it was last idle or gave an answer, in milliseconds. */
  movedAt: number;
  /** Whether it has statements that it will send when the process looks for more to do. */
  gathers: boolean;
}

/** After so many milliseconds without an answer a lane is taken to be stuck behind a slow statement. */
const SLOW_MS = 20;

/**
 * Waiting for each answer before the next statement is sent costs both ends a wake-up for each; on
 * few connections that are kept busy there are fewer. See docs/decisions/020.
 */
export function createLanes(config: ClientConfig, count: number): Lanes {
  const lanes = Array.from({ length: count }, (): Lane => ({
    client: undefined,
    underWay: 0,
    latest: undefined,
    movedAt: 0,
    gathers: false,
  }));

  async function query<Row extends object>(lane: Lane, statement: Sql) {
    if (lane.underWay === 0) lane.movedAt = performance.now();
    lane.underWay += 1;
    lane.gathers = true;
    setImmediate(() => {
      lane.gathers = false;
    });
    lane.client ??= connect(lane, config);
    try {
      const client = await lane.client;
      return await queryOn(client)<Row>(statement);
    } finally {
      lane.underWay -= 1;
      lane.movedAt = performance.now();
    }
  }

  function send<Row extends object>(lane: Lane, statement: Sql): Promise<Row[]> {
    const rows = query<Row>(lane, statement);
    lane.latest = rows;
    return rows;
  }

  return {
    send: (statement) => {
      const now = performance.now();
      let best: Lane | undefined;
      for (const lane of lanes) {
        if (lane.gathers) return send(lane, statement);
        const isFree = lane.underWay === 0 || now - lane.movedAt < SLOW_MS;
        if (isFree && (!best || lane.underWay < best.underWay)) best = lane;
      }
      return best && send(best, statement);
    },
    connections: () => {
      const open = lanes.filter(({ client }) => client !== undefined);
      const idle = open.filter(({ underWay }) => underWay === 0);
      return { total: open.length, idle: idle.length };
    },
    end: async () => {
      const ends = lanes.map(async ({ client, latest }) => {
        await latest?.catch(ignore);
        // Not waited for: a database that has fallen silent does not hang up.
        void client?.then((connected) => connected.end(), ignore);
      });
      await Promise.all(ends);
    },
  };
}

/**
 * Sends together what is written before the process looks for more to do: each time that it is told to
 * send, the system is asked to, and the database woken up.
 */
class GatheringSocket extends Socket {
  override uncork() {
    setImmediate(() => super.uncork());
  }
}

function connect(lane: Lane, config: ClientConfig): Promise<Client> {
  const client = new Client({ ...config, stream: () => new GatheringSocket(), pipeline: true });
  const connected = client.connect().then(() => client);
  const forget = () => {
    if (lane.client === connected) lane.client = undefined;
  };
  // It could not connect, or breaks, also while it is idle: the next statement connects again.
  client.on('error', forget);
  client.on('end', forget);
  return connected;
}

function ignore() {}
