import MiniSearch from 'minisearch';
import type { StatesOfScreen } from '../states.ts';

/** A state of a screen, or a story that shows none. */
export interface Found {
  /** The id of the state, or of the story. */
  id: string;
  /** The screen or component. */
  screen: string;
  title: string;
  /** What causes the state; absent for a story that shows none. */
  trigger?: string;
  /** Ids of stories. */
  stories: readonly string[];
}

interface NamedStory {
  /** Its path in the sidebar, like `Pages/Doctors`. */
  title: string;
  name: string;
}

const stopWords = new Set([
  'a',
  'an',
  'and',
  'at',
  'for',
  'in',
  'of',
  'on',
  'the',
  'to',
  'while',
  'with',
  'very',
]);

/** What designers call things, and what the states are called. */
const synonyms: Record<string, readonly string[]> = {
  offline: ['connection', 'network'],
  connection: ['offline'],
  network: ['offline'],
  sending: ['form', 'sent', 'pending'],
  loading: ['pending'],
  pending: ['loading', 'sending'],
  wrong: ['rejected', 'invalid', 'bad', 'refused'],
  rejected: ['wrong'],
  password: ['login'],
  error: ['failed'],
  broken: ['failed'],
  failed: ['error'],
  no: ['empty', 'none', 'missing', 'offline'],
  without: ['no', 'none', 'missing', 'null'],
  empty: ['no', 'none'],
  missing: ['null', 'without', 'none'],
  readings: ['data', 'pressure', 'sugar'],
  ended: ['expired', 'out'],
  expired: ['ended'],
  phone: ['small'],
  mobile: ['small'],
  narrow: ['small'],
  small: ['phone'],
  bio: ['about'],
  rtl: ['arabic', 'right'],
  colors: ['colours'],
  contrast: ['forced'],
};

const wordsIn = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !stopWords.has(word));

/** A search over all states and stories by their words: whole, begun or with a typing error. The best come first. */
export function createSearch(
  screens: readonly StatesOfScreen[],
  stories: ReadonlyMap<string, NamedStory> = new Map(),
): (term: string) => Found[] {
  const states = screens.flatMap(({ screen, states: own }) =>
    own.map((state): Found => ({ ...state, screen })),
  );
  const shown = new Set(states.flatMap((state) => state.stories));
  const others = [...stories]
    .filter(([id]) => !shown.has(id))
    .map(([id, { title, name }]): Found => ({ id, screen: title, title: name, stories: [id] }));
  const all = new Map([...states, ...others].map((found) => [found.id, found]));

  const index = new MiniSearch({
    fields: ['title', 'screen', 'trigger', 'names'],
    tokenize: wordsIn,
  });
  index.addAll(
    [...all.values()].map(({ id, screen, title, trigger, stories: own }) => ({
      id,
      screen,
      title: `${title} ${id}`,
      trigger,
      names: own.map((story) => stories.get(story)?.name ?? story).join(' '),
    })),
  );
  return (term) => {
    const options = {
      prefix: (word: string) => word.length > 1,
      fuzzy: (word: string) => (word.length > 4 ? 0.2 : false),
      boost: { title: 3, screen: 2 },
      combineWith: 'OR',
    } as const;
    const queries = wordsIn(term).map((word) => ({
      queries: [word, ...(synonyms[word] ?? [])],
      combineWith: 'OR' as const,
    }));
    const search = (combineWith: 'AND' | 'OR') => index.search({ queries, combineWith }, options);
    const strict = search('AND');
    const results = strict.length > 0 ? strict : search('OR');
    return results.flatMap(({ id }) => all.get(id) ?? []);
  };
}
