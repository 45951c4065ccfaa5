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
import { fetchStories, search, type IndexedStory } from './storyIndex.ts';

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]} ${space[5]};
  margin-block: ${space[4]};

  label {
    display: grid;
    gap: ${space[1]};
    font-weight: ${font.weight.semibold};
  }
  input {
    inline-size: min(22rem, 80vw);
    min-block-size: ${target};
    padding-inline: ${space[3]};
    border: 1px solid ${color.borderControl};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.text};
  }
  input:focus-visible {
    ${focusRing}
  }
`;

const Names = styled.ul`
  columns: 15rem;
  margin-block: ${space[4]} ${space[6]};
  ${textSize.small}

  a {
    color: ${color.link};
  }
`;

const Part = styled.section`
  margin-block-start: ${space[6]};

  h2 {
    margin-block-end: ${space[3]};
    font-weight: ${font.weight.bold};
    ${textSize.h3}
  }
`;

const anchorOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

function row({ id, name, trigger, tags }: IndexedStory) {
  // Storybook's own tags have no colon.
  const own = tags.filter((tag) => tag.includes(':'));
  return [
    <StoryLink key={id} id={id}>
      {name}
    </StoryLink>,
    trigger,
    own.join(', '),
  ];
}

/** A searchable table of all states by screen, with what causes each of them. */
export function StateIndex() {
  const id = useId();
  const [term, setTerm] = useState('');
  const [stories, setStories] = useState<readonly IndexedStory[]>([]);
  useEffect(() => {
    void fetchStories().then(setStories);
  }, []);
  const found = search(stories, term);
  const parts = [...Map.groupBy(found, ({ title }) => title)];
  return (
    <Plain>
      <Controls role="search">
        <label htmlFor={id}>
          Find a state
          <input
            id={id}
            type="search"
            value={term}
            placeholder="clinic unknown, pending, Arabic…"
            onChange={(event) => setTerm(event.target.value)}
          />
        </label>
        <p role="status">
          {found.length} states, {parts.length} screens and components
        </p>
      </Controls>
      <Names role="list">
        {parts.map(([title, own]) => (
          <li key={title}>
            {/* Storybook opens links outside of its iframe by default. */}
            <a href={`#${anchorOf(title)}`} target="_self">
              {title.replaceAll('/', ' / ')}
            </a>{' '}
            {own.length}
          </li>
        ))}
      </Names>
      {parts.map(([title, own]) => (
        <Part key={title} id={anchorOf(title)} aria-labelledby={`${id}-${anchorOf(title)}`}>
          <h2 id={`${id}-${anchorOf(title)}`}>{title.replaceAll('/', ' / ')}</h2>
          <Table
            label={`States of ${title}`}
            heads={['State', 'What causes it', 'Tags']}
            widths={['30%', '46%', '24%']}
            rows={own.map(row)}
          />
        </Part>
      ))}
    </Plain>
  );
}
