import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import {
  color,
  focusRing,
  font,
  radius,
  space,
  target,
  type as textSize,
} from '../../packages/ui/src/theme/theme.ts';
import { Plain, StoryLink, Table } from './blocks.tsx';
import type { State } from '../states.ts';
import { fetchStoryIndex, screens, type IndexedStory } from './states.ts';

const anchorOf = (screen: string) => screen.toLowerCase().replaceAll(/[^a-z]+/g, '-');

const hasStory = ({ stories }: State) => stories.length > 0;

const Summary = styled.p`
  ${textSize.lead}
`;

const Controls = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]} ${space[5]};
  margin-block: ${space[4]};
  padding-block: ${space[3]};
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};

  label {
    display: grid;
    gap: ${space[1]};
    font-weight: ${font.weight.semibold};
  }
  input[type='search'] {
    inline-size: min(22rem, 80vw);
    min-block-size: ${target};
    padding-inline: ${space[3]};
    border: 1px solid ${color.borderControl};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.text};
    font-weight: ${font.weight.regular};
  }
  label:has([type='checkbox']) {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: ${target};
    font-weight: ${font.weight.regular};
  }
  input[type='checkbox'] {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: ${color.primary};
  }
  input:focus-visible {
    ${focusRing}
  }
`;

const Screens = styled.nav`
  margin-block: ${space[4]} ${space[6]};

  li {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
    padding-block: ${space[1]};
    break-inside: avoid;
    ${textSize.small}
  }
  a {
    color: ${color.link};
    text-underline-offset: 0.15em;
    &:focus-visible {
      ${focusRing}
    }
  }
  span {
    color: ${color.textMuted};
  }
`;

const Names = styled.ul`
  columns: 15rem;
`;

const Part = styled.section`
  margin-block-start: ${space[6]};
  scroll-margin-block-start: 6rem;

  h2 {
    margin-block-end: ${space[1]};
    font-weight: ${font.weight.bold};
    ${textSize.h3}
  }
  > p {
    margin-block-end: ${space[3]};
    color: ${color.textMuted};
    ${textSize.small}
  }
`;

const Quiet = styled.span`
  display: block;
  color: ${color.textMuted};
  font-weight: ${font.weight.regular};
`;

const Missing = styled.span`
  display: inline-block;
  padding: 0 ${space[2]};
  border-radius: ${radius.control};
  background: ${color.warningSoft};
  color: ${color.warning};
`;

const Stories = styled.ul`
  display: grid;
  gap: ${space[2]};
`;

const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin-block-start: 2px;
`;

const Tag = styled.span`
  padding-inline: ${space[2]};
  border-radius: ${radius.control};
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};
  font-size: 0.75rem;
`;

const levels = [
  ['U', 'Components and screens'],
  ['P', 'Pages of the portal'],
] as const;

const describeLevel = (level: string) =>
  levels.flatMap(([letter, label]) => (level.includes(letter) ? [label] : [])).join(', ');

type StoryIndex = ReadonlyMap<string, IndexedStory>;

function StoryEntry({ id, index }: { id: string; index?: StoryIndex }) {
  const story = index?.get(id);
  // Only our own tags: Storybook's have no colon.
  const tags = story?.tags.filter((tag) => tag.includes(':') || tag === 'needs-decision') ?? [];
  return (
    <li>
      <StoryLink id={id}>
        {story ? `${story.title.replaceAll('/', ' / ')}: ${story.name}` : id}
      </StoryLink>{' '}
      {index && !story && <Missing>not in this Storybook</Missing>}
      {tags.length > 0 && (
        <Tags>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Tags>
      )}
    </li>
  );
}

function row(state: State, index?: StoryIndex) {
  return [
    <>
      {state.title}
      <Quiet>{state.id}</Quiet>
    </>,
    state.trigger || <Missing>not yet written</Missing>,
    hasStory(state) ? (
      <Stories role="list">
        {state.stories.map((id) => (
          <StoryEntry key={id} id={id} index={index} />
        ))}
      </Stories>
    ) : (
      <Missing>none yet</Missing>
    ),
  ];
}

function matches(term: string, screen: string, { id, title, trigger, stories }: State) {
  const text = [screen, id, title, trigger, ...stories].join(' ').toLowerCase();
  return term
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const shown = screens.flatMap(({ states }) => states).filter(hasStory).length;
const total = screens.flatMap(({ states }) => states).length;

/** A searchable table of all states by screen, with the trigger and the stories of each. */
export function StateIndex() {
  const id = useId();
  const [term, setTerm] = useState('');
  const [onlyMissing, setOnlyMissing] = useState(false);
  const [index, setIndex] = useState<StoryIndex>();
  useEffect(() => {
    void fetchStoryIndex().then(setIndex);
  }, []);

  const found = screens
    .map((screen) => ({
      ...screen,
      states: screen.states.filter(
        (state) => matches(term, screen.screen, state) && !(onlyMissing && hasStory(state)),
      ),
    }))
    .filter(({ states }) => states.length > 0);
  const count = found.reduce((sum, { states }) => sum + states.length, 0);

  return (
    <Plain>
      <Summary>
        {total} states on {screens.length} screens.{' '}
        {shown === total
          ? 'Each has a story.'
          : `${shown} have a story, ${total - shown} have none yet.`}
      </Summary>
      <Screens aria-label="Screens">
        <Names role="list">
          {screens.map(({ screen, states }) => (
            <li key={screen}>
              {/* Storybook opens links outside of its iframe by default. */}
              <a href={`#${anchorOf(screen)}`} target="_self">
                {screen}
              </a>
              <span>
                {states.filter(hasStory).length} of {states.length}
              </span>
            </li>
          ))}
        </Names>
      </Screens>
      <Controls role="search">
        <label htmlFor={`${id}-term`}>
          Find a state
          <input
            id={`${id}-term`}
            type="search"
            value={term}
            placeholder="clinic unknown, pending, Arabic…"
            onChange={(event) => setTerm(event.target.value)}
          />
        </label>
        <label>
          <input
            type="checkbox"
            checked={onlyMissing}
            onChange={(event) => setOnlyMissing(event.target.checked)}
          />
          Only those without a story
        </label>
        <p role="status">{count === total ? '' : `${count} found`}</p>
      </Controls>
      {found.map(({ screen, level, states }) => (
        <Part key={screen} id={anchorOf(screen)} aria-labelledby={`${id}-${anchorOf(screen)}`}>
          <h2 id={`${id}-${anchorOf(screen)}`}>{screen}</h2>
          <p>{describeLevel(level)}</p>
          <Table
            label={`States of ${screen}`}
            heads={['State', 'Trigger', 'Stories']}
            widths={['26%', '34%', '40%']}
            rows={states.map((state) => row(state, index))}
          />
        </Part>
      ))}
    </Plain>
  );
}
