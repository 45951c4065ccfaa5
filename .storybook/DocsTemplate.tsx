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
import { LinkCards, Plain, Table } from './docs/blocks.tsx';

/** Usage guidelines of a component: the parameter `guide` of its stories. */
export interface Guide {
  /** What to use it for, in a sentence or two. */
  use: string;
  /** What not to use it for, and the alternative. */
  avoid: string;
  /** Keys and their effects. Empty if nothing in it can get the focus. */
  keyboard: readonly (readonly [key: string, effect: string])[];
}

function Keyboard({ keys }: { keys: Guide['keyboard'] }) {
  if (keys.length === 0) return <p>Nothing in it can get the focus.</p>;
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

// Stories in iframes become links: several on one page would compete for the focus.
function OtherStories() {
  const stories = useContext(DocsContext).componentStories();
  if (stories[0]?.parameters['docs']?.story?.inline !== false)
    return <Stories includePrimary={false} title={<Heading>All stories</Heading>} />;
  return (
    <>
      <Heading>All stories</Heading>
      <LinkCards
        to={stories.slice(1).map(({ id, name, parameters }) => ({
          id,
          name,
          text: parameters['docs']?.description?.story ?? '',
        }))}
      />
    </>
  );
}

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
