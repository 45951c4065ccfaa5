export interface IndexedStory {
  id: string;
  /** Its path in the sidebar, like `Pages/Doctors`. */
  title: string;
  name: string;
  tags: string[];
  /** The comment of the story, which says what causes the state. Empty if its name does. */
  trigger: string;
}

interface StoryIndex {
  entries: Record<string, Omit<IndexedStory, 'trigger'> & { type: 'story' | 'docs' }>;
}

interface ComponentManifest {
  components: Record<string, { stories?: { id: string; description?: string }[] }>;
}

async function fetchJson<Content>(path: string): Promise<Content> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** The stories of this Storybook in the order of the sidebar, from the files that it publishes. */
export async function fetchStories(): Promise<IndexedStory[]> {
  const [{ entries }, { components }] = await Promise.all([
    fetchJson<StoryIndex>('./index.json'),
    fetchJson<ComponentManifest>('./manifests/components.json'),
  ]);
  const triggers = new Map(
    Object.values(components).flatMap(({ stories = [] }) =>
      stories.map(({ id, description = '' }) => [id, description] as const),
    ),
  );
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map((story) => ({ ...story, trigger: triggers.get(story.id) ?? '' }));
}

/** The stories in whose texts all words of a term begin a word. */
export function search(stories: readonly IndexedStory[], term: string): IndexedStory[] {
  const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const wanted = wordsIn(term);
  return stories.filter(({ title, name, trigger, tags }) => {
    const words = wordsIn([title, name, trigger, ...tags].join(' '));
    return wanted.every((want) => words.some((word) => word.startsWith(want)));
  });
}
