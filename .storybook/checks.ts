// What every story is held to, in the tests and on a designer's screen alike.
import { withGlobal } from '@sinonjs/fake-timers';

/** The moment at which every story stands still. */
export const NOW = '2026-11-20T12:00:00Z';

/**
 * Does something for as long as at least one story is shown: a docs page shows several at once.
 * @param begin - What to do with the first one; returns what ends it with the last one.
 */
function shared(begin: () => () => void): () => () => void {
  let shown = 0;
  let end: () => void = () => {};
  return () => {
    if (shown === 0) end = begin();
    shown += 1;
    return () => {
      shown -= 1;
      if (shown === 0) end();
    };
  };
}

/** Stops the clock, so that 'today' is the same day in every run; returns what starts it again. */
export const freezeClock = shared(() => {
  // Only the date: timers must go on, or nothing that waits would ever end.
  const clock = withGlobal(globalThis).install({ now: new Date(NOW), toFake: ['Date'] });
  return () => clock.uninstall();
});

let problems: string[] = [];

// Storybook sends its panels what a play function works with. Where that leads to the window, it meets its own old
// store there and warns of it, on a designer's screen only: no doing of the story's.
const warningOfStorybook = /^Accessing the Story Store is deprecated/;

/** Notes what is written to the console as an error or a warning; returns what ends it. */
export const watchConsole = shared(() => {
  problems = [];
  const originals = { error: console.error, warn: console.warn };
  const watched =
    (write: typeof console.error) =>
    (...words: unknown[]) => {
      const problem = words.map(String).join(' ');
      if (!warningOfStorybook.test(problem)) problems.push(problem);
      write(...words);
    };
  console.error = watched(originals.error);
  console.warn = watched(originals.warn);
  return () => Object.assign(console, originals);
});

/** Fails a story that wrote to the console what it does not expect. */
export function expectQuietConsole({ expectedConsole = [] }: { expectedConsole?: RegExp[] }): void {
  const unexpected = problems.filter(
    (problem) => !expectedConsole.some((expected) => expected.test(problem)),
  );
  if (unexpected.length > 0)
    throw new Error(`The story wrote to the console:\n${unexpected.join('\n')}`);
}
