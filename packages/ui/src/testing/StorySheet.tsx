import { useId, type ElementType, type ReactNode } from 'react';
import styled from 'styled-components';
import { textsFor } from '../../../../.storybook/languages.ts';
import { allModes } from '../../../../.storybook/modes.ts';
import { MessagesProvider } from '../messages/MessagesProvider.tsx';
import { color, font, radius, space, type } from '../theme/theme.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding: ${space[4]};
`;

const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`;

// Not a heading element: it would break the heading order of the screens below it.
const Name = styled.p`
  color: ${color.textMuted};
  font-weight: ${font.weight.semibold};
  ${type.small}
`;

const Frame = styled.div`
  border-radius: ${radius.control};

  &[data-framed='true'] {
    border: 1px dashed ${color.borderControl};
    overflow: clip;
  }
`;

interface StateProps {
  /** Label of the state; the export name of a story, like `ClinicUnknown`, becomes 'Clinic unknown'. */
  name: string;
  /** Draws a border around the state, for content without an edge of its own. */
  framed: boolean;
  /** Direction of the state, when it differs from that of the page. */
  dir: string | undefined;
  children: ReactNode;
}

function sentenceCase(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return words.charAt(0).toUpperCase() + (words === name ? name : words.toLowerCase()).slice(1);
}

function State({ name, framed, dir, children }: StateProps) {
  const id = useId();
  return (
    <Entry role="group" aria-labelledby={id}>
      <Name id={id}>{sentenceCase(name)}</Name>
      <Frame data-framed={framed} dir={dir}>
        {children}
      </Frame>
    </Entry>
  );
}

// Methods, because their parameters may be narrower than these: a story takes the props of its component.
interface Annotations {
  args?: object;
  name?: string;
  tags?: readonly string[];
  parameters?: object;
  decorators?: unknown;
  play?: unknown;
  globals?: Record<string, unknown>;
  render?(args: object, context: object): ReactNode;
}

interface Story {
  input: Annotations;
  meta: { input: Annotations & { component?: ElementType } };
}

function StoryInSheet({ story: { input, meta } }: { story: Story }) {
  const args = { ...meta.input.args, ...input.args };
  const rendering = input.render ? input : meta.input;
  if (rendering.render) return rendering.render(args, {});
  const Component = meta.input.component;
  return Component && <Component {...args} />;
}

interface StateOfStoryProps {
  name: string;
  story: Story;
  framed: boolean;
}

function StateOfStory({ name, story, framed }: StateOfStoryProps) {
  const { globals: { locale, direction, ...others } = {}, decorators } = story.input;
  if (decorators || Object.keys(others).length > 0)
    throw new Error(`A sheet cannot show ${name}, which has globals or decorators of its own`);
  const content = <StoryInSheet story={story} />;
  const texts = typeof locale === 'string' ? textsFor(locale) : undefined;
  const dir = texts?.language === 'ar' ? 'rtl' : direction;
  return (
    <State
      name={story.input.name ?? name}
      framed={framed}
      dir={typeof dir === 'string' ? dir : undefined}
    >
      {texts ? (
        <MessagesProvider locale={texts.locale} messages={texts.ui}>
          {content}
        </MessagesProvider>
      ) : (
        content
      )}
    </State>
  );
}

/**
 * Returns the `render` function of a sheet: stories below one another, each with its name, for one screenshot. Stories
 * that only a play function, a viewport or another theme brings about stay stories of their own: plays do not run here.
 * The decorators of the meta apply to the sheet as a whole.
 */
export function sheet(stories: Record<string, Story>) {
  // The stories are no props, because Storybook prints the props of an element to show its source.
  function Stories({ framed }: { framed: boolean }) {
    return (
      <Root>
        {Object.entries(stories).map(([name, story]) => (
          <StateOfStory key={name} name={name} story={story} framed={framed} />
        ))}
      </Root>
    );
  }
  return (_args: object, { parameters }: { parameters: { layout?: string } }) => (
    <Stories framed={parameters.layout === 'fullscreen'} />
  );
}

/** Parameters of a sheet on which headings or landmarks repeat. Its stories have the accessibility checks. */
export const sheetOfScreens = {
  chromatic: { modes: allModes },
  layout: 'fullscreen',
  a11y: { test: 'off' },
} as const;
