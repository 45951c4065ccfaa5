import { useEffect, useId, useMemo, useState } from 'react';
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
import { createSearch, type Found } from './search.ts';
import { fetchStoryIndex, screens, type IndexedStory } from './states.ts';

const anchorOf = (screen: string) => screen.toLowerCase().replaceAll(/[^a-z]+/g, '-');

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

const Help = styled.div`
  display: grid;
  gap: ${space[3]};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    padding: 0;
    list-style: none;
  }
`;

const Example = styled.button`
  min-block-size: ${target};
  padding-inline: ${space[4]};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.text};
  cursor: pointer;

  &:focus-visible {
    ${focusRing}
  }
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

type StoryIndex = ReadonlyMap<string, IndexedStory>;

function StoryEntry({ id, index }: { id: string; index?: StoryIndex }) {
  const story = index?.get(id);
  // Only our own tags: Storybook's have no colon.
  const tags = story?.tags.filter((tag) => tag.includes(':')) ?? [];
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

function row({ id, title, trigger, stories }: State | Found, index?: StoryIndex) {
  return [
    <>
      {title}
      <Quiet>{id}</Quiet>
    </>,
    trigger,
    <Stories key="stories" role="list">
      {stories.map((story) => (
        <StoryEntry key={story} id={story} index={index} />
      ))}
    </Stories>,
  ];
}

const total = screens.flatMap(({ states }) => states).length;

const MOST_RESULTS = 30;

interface ResultsProps {
  found: readonly Found[];
  index: StoryIndex | undefined;
  onSearch: (term: string) => void;
}

/** The best results of a search, or what else to try. */
function Results({ found, index, onSearch }: ResultsProps) {
  if (found.length === 0)
    return (
      <Help>
        <p>
          Nothing has these words. Name the situation and the screen in two or three words, or
          browse the screens above. For example:
        </p>
        <ul>
          {examples.map((example) => (
            <li key={example}>
              <Example type="button" onClick={() => onSearch(example)}>
                {example}
              </Example>
            </li>
          ))}
        </ul>
      </Help>
    );
  return (
    <Table
      label="Results, the best first"
      heads={['Screen', 'State', 'Trigger', 'Stories']}
      widths={['16%', '22%', '28%', '34%']}
      rows={found
        .slice(0, MOST_RESULTS)
        .map((one) => [one.screen.replaceAll('/', ' / '), ...row(one, index)])}
    />
  );
}

const examples = ['offline', 'wrong password', 'doctor without clinic', 'session ended', 'print'];

function countText(count: number) {
  if (count === 0) return 'Nothing found';
  return count > MOST_RESULTS ? `${count} found, the best ${MOST_RESULTS} shown` : `${count} found`;
}

/** A searchable table of all states by screen, with the trigger and the stories of each. */
export function StateIndex() {
  const id = useId();
  const [term, setTerm] = useState('');
  const [index, setIndex] = useState<StoryIndex>();
  useEffect(() => {
    void fetchStoryIndex().then(setIndex);
  }, []);
  const search = useMemo(() => createSearch(screens, index), [index]);
  const found = term.trim() === '' ? undefined : search(term);

  return (
    <Plain>
      <Summary>
        {total} states on {screens.length} screens. Each has a story.
      </Summary>
      <Screens aria-label="Screens">
        <Names role="list">
          {screens.map(({ screen, states }) => (
            <li key={screen}>
              {/* Storybook opens links outside of its iframe by default. */}
              <a href={`#${anchorOf(screen)}`} target="_self" onClick={() => setTerm('')}>
                {screen}
              </a>
              <span>{states.length}</span>
            </li>
          ))}
        </Names>
      </Screens>
      <Controls role="search">
        <label htmlFor={`${id}-term`}>
          Find a state or a story
          <input
            id={`${id}-term`}
            type="search"
            value={term}
            placeholder="clinic unknown, pending, Arabic…"
            onChange={(event) => setTerm(event.target.value)}
          />
        </label>
        <p role="status">{found && countText(found.length)}</p>
      </Controls>
      {found && <Results found={found} index={index} onSearch={setTerm} />}
      {!found &&
        screens.map(({ screen, states }) => (
          <Part key={screen} id={anchorOf(screen)} aria-labelledby={`${id}-${anchorOf(screen)}`}>
            <h2 id={`${id}-${anchorOf(screen)}`}>{screen}</h2>
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
