// Runs Lighthouse in its own browser and reads its results.
import { launchOptions } from '../scripts/browser.ts';
import { installedFolder } from './report.ts';

export interface Result {
  lighthouseVersion: string;
  environment: { hostUserAgent: string };
  /** Scores range from 0 to 1. */
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

interface Audit {
  id: string;
  title: string;
  score: number | null;
  displayValue?: string;
  numericValue?: number;
  /** Not a list in every audit. */
  details?: { items?: Item[] | object };
}

interface Item {
  resourceType?: string;
  transferSize?: number;
  node?: { snippet?: string };
  url?: string;
}

interface Tab {
  goto: (url: string) => Promise<unknown>;
  evaluate: (expression: string) => Promise<unknown>;
}

interface Context {
  newPage: () => Promise<Tab>;
  close: () => Promise<void>;
}

export interface Lighthouse {
  /** @param token - The session's token; without one, nobody is logged in. */
  load: (url: string, token: string | undefined) => Promise<Result>;
  medianOf: (results: Result[]) => Result;
  close: () => Promise<void>;
}

/** Opens Lighthouse and a browser; installs Lighthouse the first time. */
export async function openLighthouse(): Promise<Lighthouse> {
  const modules = new URL(`file://${installedFolder('lighthouse')}node_modules/`);
  const from = (path: string) => import(new URL(path, modules).href);
  const { default: lighthouse } = await from('lighthouse/core/index.js');
  const { computeMedianRun } = await from('lighthouse/core/lib/median-run.js');
  const { default: puppeteer } = await from('puppeteer-core/lib/puppeteer/puppeteer-core.js');
  const browser = await puppeteer.launch({ ...(await launchOptions()), headless: 'shell' });
  return {
    load: async (url, token) => {
      const context: Context = await browser.createBrowserContext();
      const page = await context.newPage();
      if (token !== undefined) {
        // Any page of the same origin without scripts.
        await page.goto(new URL('/favicon.svg', url).href);
        await page.evaluate(`localStorage.setItem('userToken', ${JSON.stringify(token)})`);
      }
      const { lhr } = await lighthouse(url, { logLevel: 'error' }, undefined, page);
      await context.close();
      return lhr;
    },
    medianOf: computeMedianRun,
    close: () => browser.close(),
  };
}

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The scores from 0 to 100, in the order of {@link CATEGORIES}. */
export const scoresOf = ({ categories }: Result) =>
  CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));

/** The value of an audit; times are in milliseconds. */
export const figure = ({ audits }: Result, id: string) => audits[id]?.numericValue ?? Number.NaN;

const itemsOf = (audit: Audit | undefined): Item[] => {
  const items = audit?.details?.items;
  return Array.isArray(items) ? items : [];
};

/** The transferred bytes, in total or of one resource type. */
export function bytesOf({ audits }: Result, type?: string): number {
  const requests = itemsOf(audits['network-requests']);
  const matching = requests.filter(({ resourceType }) => !type || resourceType === type);
  return matching.reduce((total, { transferSize = 0 }) => total + transferSize, 0);
}

export function faultsOf({ categories, audits }: Result): string[] {
  const isScored = new Set(
    CATEGORIES.flatMap((name) => categories[name]?.auditRefs.map(({ id }) => id) ?? []),
  );
  return Object.values(audits)
    .filter(({ id, score }) => isScored.has(id) && score !== null && score < 0.9)
    .map((audit) => {
      const { id, title, displayValue = '' } = audit;
      const places = itemsOf(audit).flatMap(({ node, url }) => node?.snippet ?? url ?? []);
      return [`${id}: ${title} ${displayValue}`, ...places.slice(0, 5)].join('\n      ');
    });
}
