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
import { DoAvoidPictures, LinkCards, Plain, StoryLink, Table } from './docs/blocks.tsx';
import { statuses, type Guide } from './docs/guide.ts';

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

function Status({ status, since }: Pick<Guide, 'status' | 'since'>) {
  const { name, meaning } = statuses[status];
  return (
    <Plain>
      <Text>
        <strong>{name}</strong>, since {since}. {meaning}{' '}
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
      <Status {...guide} />
      <Heading>Use it for</Heading>
      <p>{guide.use}</p>
      <Heading>Do not use it for</Heading>
      <p>{guide.avoid}</p>
      {guide.dos.length > 0 && <DoAvoidPictures good={guide.dos} bad={guide.donts} />}
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
