import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Site, embeddedSite, postgresSite } from './app/program.ts';
import {
  type Deliveries,
  type MailCrash,
  type Moment,
  crashWhileSending,
  mailFaultsOf,
} from './faults/mail-crash.ts';

// Servers start and crash many times.
vi.setConfig({ testTimeout: 300_000 });

const MOMENTS: Moment[] = ['asking', 'recipient', 'accept', 'random'];

function expectNoLoss({ faults, doubled, kills, deliveries }: MailCrash, asked: number) {
  const { inFlight } = deliveries;
  expect(faults).toEqual([]);
  expect(deliveries.asked).toHaveLength(asked);
  expect(inFlight).toEqual(expect.arrayContaining(doubled));
  expect(inFlight.length).toBeLessThanOrEqual(kills);
  // The mail server accepts the email of the server that is killed while it waits for that.
  expect(doubled).not.toEqual([]);
}

it('a server on the embedded database loses no email when it crashes, and doubles only those in flight', async () => {
  const site = await embeddedSite();
  const crash = await crashWhileSending(site, { servers: 1, mails: 60, moments: MOMENTS });
  expectNoLoss(crash, 60);
  await site.remove();
});

describe('two servers on PostgreSQL', () => {
  let site: Site;
  beforeAll(async () => {
    // Only the servers crash here.
    site = await postgresSite({ isDurable: false });
  });
  afterAll(() => site.remove());

  it('lose no email when they crash, and double only those in flight', async () => {
    const crash = await crashWhileSending(site, { servers: 2, mails: 120, moments: MOMENTS });
    expectNoLoss(crash, 120);
  });

  // Negative controls: changes to the SQL that takes an email.
  it.each([
    [
      'would lose emails that are noted before they are sent',
      'attempts = attempts + 1,',
      'attempts = attempts + 1, sent_at = now(),',
      /^lost: /,
    ],
    [
      'would double emails if they could take those that the other has taken',
      'next_attempt_at = now() + least(',
      'next_attempt_at = next_attempt_at + 0 * least(',
      /^doubled: .* 0 kills$/,
    ],
  ])('%s', async (_, text, replacement, fault) => {
    const { faults } = await crashWhileSending(site, {
      servers: 2,
      mails: 16,
      moments: ['recipient'],
      preload: rewritingOutbox(text, replacement),
    });
    expect(faults).toContainEqual(expect.stringMatching(fault));
  });
});

/** A preload that replaces a text in the module of the outbox. */
function rewritingOutbox(text: string, replacement: string): string {
  return encodeURIComponent(`
    import { registerHooks } from 'node:module';
    registerHooks({
      load(url, context, next) {
        const loaded = next(url, context);
        if (!url.endsWith('/repositories/outbox.ts')) return loaded;
        const source = String(loaded.source);
        if (!source.includes(${JSON.stringify(text)})) throw new Error('nothing to rewrite');
        return {
          ...loaded,
          source: source.replace(${JSON.stringify(text)}, ${JSON.stringify(replacement)}),
        };
      },
    });`);
}

describe('mailFaultsOf', () => {
  const row = { id: 'one', address: 'a@test.example', isSent: true };
  const copy = { id: 'one', address: 'a@test.example' };
  const good: Deliveries = {
    asked: ['a@test.example'],
    outbox: [row],
    arrived: [copy],
    inFlight: [],
  };

  it.each<[string, Partial<Deliveries>, string[]]>([
    ['nothing when every email arrived once', {}, []],
    ['nothing when one in flight is doubled', { arrived: [copy, copy], inFlight: ['one'] }, []],
    ['a lost email', { arrived: [] }, ['lost: one']],
    ['a doubled email', { arrived: [copy, copy] }, ['doubled: one, 2 copies, 0 kills']],
    [
      'a copy too many',
      { arrived: [copy, copy, copy], inFlight: ['one'] },
      ['doubled: one, 3 copies, 1 kills'],
    ],
    ['an email that stays due', { outbox: [{ ...row, isSent: false }] }, ['not noted: one']],
    ['a lost call', { asked: [copy.address, 'b@test.example'] }, ['not stored: b@test.example']],
    [
      'a copy with another Message-ID',
      { arrived: [copy, { ...copy, id: 'two' }], inFlight: ['one'] },
      ['unknown: two'],
    ],
    [
      'an email to somebody else',
      { arrived: [{ ...copy, address: 'b@test.example' }] },
      ['misdirected: one'],
    ],
  ])('finds %s', (_, changes, faults) => {
    expect(mailFaultsOf({ ...good, ...changes })).toEqual(faults);
  });
});
