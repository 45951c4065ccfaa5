// Runs a project of vitest.config.ts and counts what passed and failed.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../', import.meta.url));
const reports = `${root}node_modules/.cache/test-reports/`;
const compileCache = `${root}node_modules/.cache/node-compile`;

/** How many checks passed and failed, and what there is to read when some failed. */
export interface Outcome {
  passed: number;
  failed: number;
  output: string;
}

/**
 * Runs a command of the project's packages to its end.
 * @param command - A name in node_modules/.bin.
 * @param args - Its arguments.
 * @param env - What else its environment holds.
 */
export function execute(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  return new Promise<{ isGood: boolean; output: string }>((resolve) => {
    const child = spawn(`${root}node_modules/.bin/${command}`, args, {
      cwd: root,
      // Many short processes load the same modules.
      env: { ...process.env, CI: 'true', NODE_COMPILE_CACHE: compileCache, ...env },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ isGood: false, output: output + error.message }));
    child.on('close', (code) => resolve({ isGood: code === 0, output }));
  });
}

/** The mode of vitest.config.ts in which a project runs, and what its environment holds besides. */
interface Setting {
  mode: string;
  env?: Record<string, string>;
}

// Without Storybook, whose plugin reads all stories before any project's run.
const lean: Setting = { mode: 'lean' };

const settings: Record<string, Setting> = {
  // With React as designers see it in the built Storybook, which takes a quarter less of a processor than the React that
  // warns. The pictures are taken with the latter, and pages run with it: `expectQuietConsole` and they hear it.
  storybook: { mode: 'test', env: { NODE_ENV: 'production' } },
  visual: { mode: 'visual' },
};

/**
 * Runs a project of vitest.config.ts; each test counts as one check.
 * @param project - Its name.
 * @param args - More arguments for Vitest.
 */
export async function runVitest(project: string, args: readonly string[] = []): Promise<Outcome> {
  mkdirSync(reports, { recursive: true });
  const report = `${reports}${randomUUID()}.json`;
  const { mode, env } = settings[project] ?? lean;
  const { isGood, output } = await execute(
    'vitest',
    [
      'run',
      '--mode',
      mode,
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ],
    env,
  );
  const { passed, failed, laterTries, notes } = readReport(report);
  rmSync(report, { force: true });
  // A run that broke outside of any test, or that ran none, must not look like a good one.
  const broken = (!isGood && failed === 0) || passed + failed === 0;
  const remarks = [
    ...laterTries.map((name) => `↻ ${project}: passed after a failed try: ${name}`),
    ...notes.map((note) => `· ${project}: ${note}`),
  ];
  return {
    passed,
    failed: broken ? failed + 1 : failed,
    output: [isGood ? '' : output, ...remarks].filter(Boolean).join('\n'),
  };
}

/** The parts of Vitest's report that are read here. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages: string[];
      /** `note` is what a test wants to be printed, such as what it measured. */
      meta: { note?: string };
    }[];
  }[];
}

/** What went wrong, and the first line of ours that it comes from. */
function whyAndWhere(failure: string): string {
  const [what = ''] = failure.split('\n', 1);
  const place = /\/((?:apps|e2e|packages|scripts)\/[^\s:]+:\d+)/.exec(failure)?.[1];
  return place ? `${what} (${place})` : what;
}

function readReport(path: string) {
  try {
    const report: Report = JSON.parse(readFileSync(path, 'utf8'));
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    const laterTries = tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages: [why = ''] }) => `${fullName}: ${whyAndWhere(why)}`);
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      laterTries,
      notes: tests.flatMap(({ meta }) => meta.note ?? []),
    };
  } catch {
    return { passed: 0, failed: 0, laterTries: [], notes: [] };
  }
}

/** Checks that are done one beside the other, as one. */
export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    output: outcomes
      .map(({ output }) => output)
      .filter(Boolean)
      .join('\n'),
  };
}
