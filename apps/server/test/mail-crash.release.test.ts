import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Site, embeddedSite, postgresSite } from './app/program.ts';
import { type MailCrash, type Moment, crashWhileSending } from './faults/mail-crash.ts';

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

  // Negative control.
  it('would lose emails that are noted before they are sent', async () => {
    const { faults } = await crashWhileSending(site, {
      servers: 2,
      mails: 16,
      moments: ['recipient'],
      preload: rewritingOutbox(
        'attempts = attempts + 1,',
        'attempts = attempts + 1, sent_at = now(),',
      ),
    });
    expect(faults).toContainEqual(expect.stringMatching(/^lost: /));
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
