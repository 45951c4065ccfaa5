// Set-up and checks of every story, in tests and in the browser.
import { withGlobal } from '@sinonjs/fake-timers';

/** The frozen time of every story. */
export const NOW = '2026-11-20T12:00:00Z';

/**
 * Runs a set-up once for all mounted stories, because a docs page mounts several.
 * @param setUp - Runs with the first story; returns the clean-up that runs after the last one.
 */
function shared(setUp: () => () => void): () => () => void {
  let mounted = 0;
  let cleanUp: () => void = () => {};
  return () => {
    if (mounted === 0) cleanUp = setUp();
    mounted += 1;
    return () => {
      mounted -= 1;
      if (mounted === 0) cleanUp();
    };
  };
}

/** Freezes the date, so that 'today' is the same day in every run; returns a function that undoes it. */
export const freezeClock = shared(() => {
  // Timers keep running, because stories wait for them.
  const clock = withGlobal(globalThis).install({ now: new Date(NOW), toFake: ['Date'] });
  return () => clock.uninstall();
});

const STORY_HEADER = 'X-Story';
const fetchUnmarked = globalThis.fetch;
let stories = 0;

/** Marks the calls from now on as those of the next story: a call may reach the mocks after the story that made it. */
export function markCalls(): void {
  stories += 1;
  const story = String(stories);
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    request.headers.set(STORY_HEADER, story);
    return fetchUnmarked(request);
  };
}

/** Whether an earlier story made a call. False in the browser, where the stories of a docs page share the mocks. */
export function isLate({ headers }: Request): boolean {
  const story = headers.get(STORY_HEADER);
  return story !== null && story !== String(stories);
}

let problems: string[] = [];

// Storybook triggers this warning itself when it serializes the window of a play function for its panels.
const storybookWarning = /^Accessing the Story Store is deprecated/;

/** Records console errors and warnings; returns a function that stops it. */
export const watchConsole = shared(() => {
  problems = [];
  const originals = { error: console.error, warn: console.warn };
  const record =
    (write: typeof console.error) =>
    (...args: unknown[]) => {
      const problem = args.map(String).join(' ');
      if (!storybookWarning.test(problem)) problems.push(problem);
      write(...args);
    };
  console.error = record(originals.error);
  console.warn = record(originals.warn);
  return () => Object.assign(console, originals);
});

export function expectQuietConsole({ expectedConsole = [] }: { expectedConsole?: RegExp[] }): void {
  const unexpected = problems.filter(
    (problem) => !expectedConsole.some((expected) => expected.test(problem)),
  );
  if (unexpected.length > 0)
    throw new Error(`The story wrote to the console:\n${unexpected.join('\n')}`);
}
