/// <reference types="vite/client" />
// The list of states, as the State index shows it.

import type { StatesOfScreen } from '../states.ts';

const files = import.meta.glob<StatesOfScreen>('../states/*.json', {
  eager: true,
  import: 'default',
});

// The order in which somebody gets to see them.
const order = [
  'Nav bar',
  'Footer, loader',
  'Toasts',
  'Error view',
  'Session',
  'Home',
  'Features',
  'Doctors',
  'Doctor card',
  'Specializations',
  'Doctors of one specialization',
  'Login',
  'Register choice',
  'Patient register',
  'Doctor register',
  'Doctor profile page',
  'Doctor details',
  'Clinic block',
  'About-me overlay',
  'Clinic overlay',
  'Doctor requests',
  'Request card',
  'Patient profile page',
  'Patient info',
  'Medical overlay',
  'Daily check entry',
  'Daily check history',
  'Patient requests',
  'MedHistory',
  'Request form',
  'Response view',
  'Response form',
  'Flows',
];

// What is new and has no place yet comes last.
const place = ({ screen }: StatesOfScreen) => order.indexOf(screen) + 1 || order.length + 1;

/** Every screen with its states, in the order of a visit. */
export const screens: readonly StatesOfScreen[] = Object.values(files).toSorted(
  (a, b) => place(a) - place(b) || a.screen.localeCompare(b.screen),
);

/** What Storybook knows about a story. */
export interface IndexedStory {
  /** Where it is in the sidebar: `Pages/Doctors`. */
  title: string;
  name: string;
  tags: string[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isStory = (value: unknown): value is IndexedStory =>
  isObject(value) &&
  typeof value['title'] === 'string' &&
  typeof value['name'] === 'string' &&
  Array.isArray(value['tags']);

/** The index of this Storybook by story id; undefined where it cannot be read. */
export async function fetchStoryIndex(): Promise<Map<string, IndexedStory> | undefined> {
  try {
    const answer = await fetch('./index.json');
    const index: unknown = await answer.json();
    if (!isObject(index) || !isObject(index['entries'])) return undefined;
    return new Map(
      Object.entries(index['entries']).flatMap(([id, entry]) =>
        isStory(entry) ? [[id, entry] as const] : [],
      ),
    );
  } catch {
    // Only names and tags come from it: the list itself and its links stand without.
    return undefined;
  }
}
