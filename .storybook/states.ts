import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface State {
  /** Permanent id, like `doctors.empty`. */
  id: string;
  title: string;
  /** What causes it in the running portal. */
  trigger: string;
  /** Overrides the level of the screen. */
  level?: string;
  stories: string[];
}

export interface StatesOfScreen {
  screen: string;
  /** Contains U for a component or screen, P for a page of the portal. */
  level: string;
  reachedBy: string;
  states: State[];
}

const folder = fileURLToPath(new URL('states/', import.meta.url));

/** Reads the states of all screens from `states/`, in the order of the files. */
export function readStates(): StatesOfScreen[] {
  return globSync('*.json', { cwd: folder })
    .toSorted()
    .map((file) => JSON.parse(readFileSync(folder + file, 'utf8')));
}
