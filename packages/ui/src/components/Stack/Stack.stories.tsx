import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { Card } from '../Card/Card.tsx';
import { Cluster, Grid, Page, Stack } from './Stack.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Stack',
  component: Stack,
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'All spacing between elements: Stack for a column, Cluster for a wrapping row, Grid for equal columns, Page for the content column of a page.',
      avoid: 'To show a group: use Card. Do not use it to move a single element by some pixels.',
      do: {
        render: () => (
          <Stack gap={3}>
            {['Phone', 'Email', 'Address'].map((each) => (
              <Card key={each} padding="small">
                {each}
              </Card>
            ))}
          </Stack>
        ),
        text: 'One gap, set by the container.',
      },
      dont: {
        render: () => (
          <div>
            {['Phone', 'Email', 'Address'].map((each, index) => (
              <Card key={each} padding="small" style={{ marginBlockEnd: index * 12 }}>
                {each}
              </Card>
            ))}
          </div>
        ),
        text: 'Margins of single elements drift apart.',
      },
    },
  },
});

const cards = ['One', 'Two', 'Three', 'Four', 'Five'];

export const Block = meta.story({
  render: () => (
    <Stack as="ul" gap={3}>
      {cards.map((card) => (
        <Card as="li" key={card} padding="small">
          {card}
        </Card>
      ))}
    </Stack>
  ),
});

export const Wrapping = meta.story({
  render: () => (
    <Cluster>
      {cards.map((card) => (
        <Card key={card} padding="small">
          {card}
        </Card>
      ))}
    </Cluster>
  ),
});

export const Columns = meta.story({
  render: () => (
    <Grid minColumn="14rem">
      {cards.map((card) => (
        <Card key={card}>{card}</Card>
      ))}
    </Grid>
  ),
});

export const PageColumn = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Page>
      <Card>Up to 1120 px wide</Card>
      <Card>and well apart</Card>
    </Page>
  ),
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ Block, Wrapping, Columns }),
});
