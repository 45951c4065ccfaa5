// Every state that Storybook shows, read from the files in states/, one for each screen.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A state of a screen. */
export interface State {
  /** Stable: `doctors.empty`. */
  id: string;
  title: string;
  /** What brings it about in the running portal. */
  trigger: string;
  /** Where it differs from the screen's. */
  level?: string;
  /** The ids of the stories that show it. */
  stories: string[];
}

/** A screen with its states. */
export interface StatesOfScreen {
  screen: string;
  /** U: a component or screen by itself. P: a page of the portal. Some are both, or mostly one. */
  level: string;
  reachedBy: string;
  states: State[];
}

const folder = fileURLToPath(new URL('states/', import.meta.url));

/** The list, in the order of its files. */
export function readStates(): StatesOfScreen[] {
  return globSync('*.json', { cwd: folder })
    .toSorted()
    .map((file) => JSON.parse(readFileSync(folder + file, 'utf8')));
}
