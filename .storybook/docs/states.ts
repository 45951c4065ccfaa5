/// <reference types="vite/client" />
import type { StatesOfScreen } from '../states.ts';

const files = import.meta.glob<StatesOfScreen>('../states/*.json', {
  eager: true,
  import: 'default',
});

// The usual order of a visit.
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

// Unlisted screens come last.
const rank = ({ screen }: StatesOfScreen) => order.indexOf(screen) + 1 || order.length + 1;

/** Every screen with its states, in the order of a visit. */
export const screens: readonly StatesOfScreen[] = Object.values(files).toSorted(
  (a, b) => rank(a) - rank(b) || a.screen.localeCompare(b.screen),
);

export interface IndexedStory {
  /** Its path in the sidebar, like `Pages/Doctors`. */
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

/** Fetches this Storybook's index, by story id. Returns undefined if it is not available. */
export async function fetchStoryIndex(): Promise<Map<string, IndexedStory> | undefined> {
  try {
    const response = await fetch('./index.json');
    const index: unknown = await response.json();
    if (!isObject(index) || !isObject(index['entries'])) return undefined;
    return new Map(
      Object.entries(index['entries']).flatMap(([id, entry]) =>
        isStory(entry) ? [[id, entry] as const] : [],
      ),
    );
  } catch {
    // The index only adds names and tags; the list works without them.
    return undefined;
  }
}
