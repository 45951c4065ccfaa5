// What every component, screen and page has as its docs page.
import { useContext } from 'react';
import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Plain, Table, Ways } from './docs/blocks.tsx';

/** How a component is meant to be used: the parameter `guide` of its stories. */
export interface Guide {
  /** What it is for, in a sentence or two. */
  use: string;
  /** What it is not for, and what to take instead. */
  avoid: string;
  /** Each key and what it does. Empty where nothing takes the focus. */
  keyboard: readonly (readonly [key: string, effect: string])[];
}

function Keyboard({ keys }: { keys: Guide['keyboard'] }) {
  if (keys.length === 0) return <p>Nothing in it takes the focus.</p>;
  return (
    <Plain>
      <Table
        label="Keyboard"
        heads={['Key', 'What it does']}
        widths={['30%', '70%']}
        rows={keys.map(([key, effect]) => [<kbd key="key">{key}</kbd>, effect])}
      />
    </Plain>
  );
}

function GuideSections() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide: Guide | undefined = preparedMeta.parameters.guide;
  if (!guide) return null;
  return (
    <>
      <Heading>Use it for</Heading>
      <p>{guide.use}</p>
      <Heading>Do not use it for</Heading>
      <p>{guide.avoid}</p>
      <Heading>Keyboard</Heading>
      <Keyboard keys={guide.keyboard} />
      <Heading>Try it</Heading>
    </>
  );
}

/** All stories but the first; those that fill a window as links: many windows on a page would fight for the focus. */
function OtherStories() {
  const stories = useContext(DocsContext).componentStories();
  if (stories[0]?.parameters['docs']?.story?.inline !== false)
    return <Stories includePrimary={false} title={<Heading>All stories</Heading>} />;
  return (
    <>
      <Heading>All stories</Heading>
      <Ways
        to={stories.slice(1).map(({ id, name, parameters }) => ({
          id,
          name,
          text: parameters['docs']?.description?.story ?? '',
        }))}
      />
    </>
  );
}

/** The page: name, description from the code, the guide, the first story with its props, then all others. */
export function DocsTemplate() {
  return (
    <>
      <Title />
      <Description />
      <GuideSections />
      <Primary />
      <Controls />
      <OtherStories />
    </>
  );
}
