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
import { Text } from '../packages/ui/src/components/Text/Text.tsx';
import { DoAvoidPictures, Plain, StoryLink, Table } from './docs/blocks.tsx';
import type { Guide } from './docs/guide.ts';
import { version } from '../packages/ui/package.json';

function Keyboard({ keys }: { keys: Guide['keyboard'] }) {
  if (!keys) return <p>Nothing in it can get the focus.</p>;
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

/** How settled a component is, by the version that it came with. */
function Status({ since }: Pick<Guide, 'since'>) {
  const isReleased = since.localeCompare(version, 'en', { numeric: true }) <= 0;
  return (
    <Plain>
      <Text>
        <strong>{isReleased ? 'Stable' : 'New'}</strong>, since {since}.{' '}
        {isReleased
          ? 'The changelog announces every change that its users notice.'
          : 'In the next release. Its props and look may still change.'}{' '}
        <StoryLink id="start-here-changelog--docs">Changelog</StoryLink>
      </Text>
    </Plain>
  );
}

function GuideSections() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide: Guide | undefined = preparedMeta.parameters.guide;
  if (!guide) return null;
  return (
    <>
      <Status since={guide.since} />
      <Heading>Use it for</Heading>
      <p>{guide.use}</p>
      <Heading>Do not use it for</Heading>
      <p>{guide.avoid}</p>
      {guide.do && guide.dont && <DoAvoidPictures good={guide.do} bad={guide.dont} />}
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
      <ul>
        {stories.slice(1).map(({ id, name, parameters }) => (
          <li key={id}>
            <StoryLink id={id}>{name}</StoryLink> {parameters['docs']?.description?.story}
          </li>
        ))}
      </ul>
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
