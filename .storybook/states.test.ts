// Checks that the list of states and Storybook's index agree.
import { describe, expect, inject, it } from 'vitest';
import { createSearch } from './docs/search.ts';
import type { Entry as IndexEntry } from './setup.ts';
import { readStates, type StatesOfScreen } from './states.ts';

type Entry = Pick<IndexEntry, 'id' | 'title' | 'name' | 'type'>;

/** Returns the differences between the list of states and Storybook's index. */
function problems(list: StatesOfScreen[], entries: Entry[]): string[] {
  const stories = new Map(entries.flatMap((one) => (one.type === 'story' ? [[one.id, one]] : [])));
  const states = list.flatMap((screen) => screen.states.map((state) => ({ ...state, screen })));
  const listed = new Set(states.flatMap((state) => state.stories));
  const isPage = (id: string) => /^(pages|flows)-/.test(id);
  return [
    ...states
      .filter((state, index) => states.findIndex((one) => one.id === state.id) !== index)
      .map(({ id }) => `${id} is listed twice`),
    ...states.filter((state) => state.stories.length === 0).map(({ id }) => `${id} has no story`),
    ...states.filter((state) => state.trigger === '').map(({ id }) => `${id} says no trigger`),
    ...states.flatMap(({ id, stories: own }) =>
      own
        .filter((story) => !stories.has(story))
        .map((story) => `${id} names ${story}, which is no story`),
    ),
    // A screen story alone could show a state that the portal cannot reach. A page story of a state that the screen
    // decides would show the same again.
    ...states.flatMap(({ id, screen, level = screen.level, stories: own }) => {
      if (own.length === 0 || own.some(isPage) === (level === 'page')) return [];
      return level === 'page'
        ? [`${id} is a state of a page and has no page story`]
        : [`${id} is a state of a screen and has a page story`];
    }),
    ...[...stories.values()]
      .filter(({ title, name }) => /^(Screens|Pages|Flows)\//.test(title) && name !== 'All states')
      .filter(({ id }) => !listed.has(id))
      .map(({ id }) => `${id} shows no listed state`),
  ];
}

describe('the states of Storybook', () => {
  it('match the stories', () => {
    const list = readStates();
    expect(list.flatMap(({ states }) => states).length).toBeGreaterThanOrEqual(391);
    expect(problems(list, Object.values(inject('entries')))).toEqual([]);
  });

  const state = { id: 'a.b', title: 'b', trigger: 'A press', stories: ['pages-a--b'] };
  const screen: StatesOfScreen = { screen: 'A', level: 'page', states: [state] };
  const entry: Entry = { id: 'pages-a--b', title: 'Pages/A', name: 'B', type: 'story' };

  it.each([
    ['a state without story', [{ ...state, stories: [] }], [], 'a.b has no story'],
    ['a missing story', [state], [], 'a.b names pages-a--b, which is no story'],
    ['an unlisted story', [], [entry], 'pages-a--b shows no listed state'],
    ['a state without trigger', [{ ...state, trigger: '' }], [entry], 'a.b says no trigger'],
    ['a duplicate state', [state, state], [entry], 'a.b is listed twice'],
    [
      'a page state without a page story',
      [{ ...state, stories: ['screens-a--b'] }],
      [{ ...entry, id: 'screens-a--b', title: 'Screens/A' }],
      'a.b is a state of a page and has no page story',
    ],
    [
      'a page story of a state that the screen decides',
      [{ ...state, level: 'screen' as const }],
      [entry],
      'a.b is a state of a screen and has a page story',
    ],
  ])('reject %s', (_what, states, entries, problem) => {
    expect(problems([{ ...screen, states }], entries)).toEqual([problem]);
  });
});

describe('the search of the state index', () => {
  const stories = Object.values(inject('entries')).filter(({ type }) => type === 'story');
  const search = createSearch(readStates(), new Map(stories.map((story) => [story.id, story])));
  const best = (term: string) =>
    search(term)
      .slice(0, 3)
      .map(({ id }) => id);

  it.each([
    ['offline while sending', 'request-form.offline'],
    ['wrong password', 'login.rejected-two-toasts'],
    ['doctor without clinic', 'doctor-card.clinic-null'],
    ['no readings', 'daily-check-history.no-data-for-blood-pressure-yet'],
    ['session ended', 'session.expired-token'],
    ['already answered', 'response-form.already-answered'],
    ['print of a response', 'response-view.print'],
    ['Arabic doctor name', 'doctor-card.arabic'],
    ['very long bio on a phone', 'about-me-overlay.long-bio'],
    ['forced colours of tabs', 'components-navigation-tabs--forced-colours'],
    ['no connection', 'login.offline'],
    // The beginning of a word, and a typing error.
    ['unansw', 'doctor-requests.unanswered-list'],
    ['pasword shown', 'login.password-shown'],
  ])('finds for ‘%s’ among the first three %s', (term, id) => {
    expect(best(term)).toContain(id);
  });

  it('finds nothing for a word that nothing has', () => {
    expect(search('xylophone')).toEqual([]);
  });
});
