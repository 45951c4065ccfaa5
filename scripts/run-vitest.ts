// Runs a project of vitest.config.ts and counts the tests that passed and failed.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../', import.meta.url));
const reports = `${root}node_modules/.cache/test-reports/`;
const compileCache = `${root}node_modules/.cache/node-compile`;

/** How many checks passed and failed, and the output of those that failed. */
export interface Outcome {
  passed: number;
  failed: number;
  output: string;
}

/**
 * Runs a command to its end.
 * @param command - A name in node_modules/.bin.
 * @param env - Additional environment variables.
 */
export function execute(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  return new Promise<{ isGood: boolean; output: string }>((resolve) => {
    const child = spawn(`${root}node_modules/.bin/${command}`, args, {
      cwd: root,
      env: { ...process.env, CI: 'true', NODE_COMPILE_CACHE: compileCache, ...env },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ isGood: false, output: output + error.message }));
    child.on('close', (code) => resolve({ isGood: code === 0, output }));
  });
}

/** The projects of stories: each is a mode of vitest.config.ts, and uses React's production build. */
const storyRuns = new Set(['storybook', 'storybook-with-screenshots', 'visual']);

/**
 * Runs a project of vitest.config.ts; each test counts as one check.
 * @param args - Additional arguments for Vitest. File names come first: Vitest takes one after `--update` for its value.
 */
export async function runVitest(project: string, args: readonly string[] = []): Promise<Outcome> {
  mkdirSync(reports, { recursive: true });
  // Kept, for the seconds of each file.
  const report = `${reports}${project.replace('*', '')}.json`;
  rmSync(report, { force: true });
  const isStoryRun = storyRuns.has(project);
  const { isGood, output } = await execute(
    'vitest',
    [
      'run',
      ...(isStoryRun ? ['--mode', project] : []),
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ],
    // See docs/decisions/022-stories-with-production-react.md.
    isStoryRun ? { NODE_ENV: 'production' } : {},
  );
  const { passed, failed, notes } = readReport(report);
  // A run that broke outside of its tests, or ran none, must not count as passed.
  const broken = (!isGood && failed === 0) || passed + failed === 0;
  const remarks = notes.map((note) => `· ${project}: ${note}`);
  return {
    passed,
    failed: broken ? failed + 1 : failed,
    output: [isGood ? '' : output, ...remarks].filter(Boolean).join('\n'),
  };
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    assertionResults: {
      /** `note` is printed after the run, such as a measurement. */
      meta: { note?: string };
    }[];
  }[];
}

function readReport(path: string) {
  try {
    const report: Report = JSON.parse(readFileSync(path, 'utf8'));
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      notes: tests.flatMap(({ meta }) => meta.note ?? []),
    };
  } catch {
    return { passed: 0, failed: 0, notes: [] };
  }
}

/** Adds up outcomes. */
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
