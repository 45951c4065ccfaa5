import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * What decides that a state appears: the view that the screen gets, or the page of the portal, with its calls, address
 * and session.
 */
export type Level = 'screen' | 'page';

export interface State {
  /** Permanent id, like `doctors.empty`. */
  id: string;
  title: string;
  /** What causes it in the running portal. */
  trigger: string;
  /** Overrides the level of the file. */
  level?: Level;
  stories: string[];
}

export interface StatesOfScreen {
  screen: string;
  level: Level;
  states: State[];
}

const folder = fileURLToPath(new URL('states/', import.meta.url));

/** Reads the states of all screens from `states/`, in the order of the files. */
export function readStates(): StatesOfScreen[] {
  return globSync('*.json', { cwd: folder })
    .toSorted()
    .map((file) => JSON.parse(readFileSync(folder + file, 'utf8')));
}
