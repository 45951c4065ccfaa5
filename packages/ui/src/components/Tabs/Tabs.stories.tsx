import { startTransition, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { Text } from '../Text/Text.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

const names = {
  description: 'Description',
  generalReport: 'General Report',
  medicine: 'Medicine',
  chronicDisease: 'Chronic Disease',
  allergy: 'Allergy',
} as const;

type Name = keyof typeof names;
const all: Name[] = ['description', 'generalReport', 'medicine', 'chronicDisease', 'allergy'];

interface Parts {
  shown?: Name[];
  notes?: Partial<Record<Name, string>>;
  disabled?: Name[];
  keepMounted?: boolean;
}

function Demo(
  props: Omit<TabsProps<Name>, 'children'> & Parts & Partial<Pick<TabsProps<Name>, 'children'>>,
) {
  const {
    value: first,
    onChange,
    shown = all,
    notes = {},
    disabled = [],
    keepMounted,
    ...rest
  } = props;
  const [value, setValue] = useState(first);
  return (
    <Tabs
      {...rest}
      value={value}
      onChange={async (next) => {
        await onChange(next);
        startTransition(() => setValue(next));
      }}
    >
      <Tabs.List>
        {shown.map((name) => (
          <Tabs.Tab key={name} value={name} note={notes[name]} disabled={disabled.includes(name)}>
            {names[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {shown.map((name) => (
        <Tabs.Panel key={name} value={name} keepMounted={keepMounted}>
          <Text>{names[name]}: what the doctor wrote stands here.</Text>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

const meta = preview.type<{ args: Parts }>().meta({
  title: 'Components/Navigation/Tabs',
  component: Tabs<Name>,
  argTypes: { children: { control: false } },
  render: (args) => <Demo {...args} />,
  args: { label: 'Response', value: 'description' as const, onChange: fn(), children: null },
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'For parts of one subject of which a reader needs one at a time. Underline for the parts of a page, vertical for the sections of a document, segmented for a choice inside a part. Keep the open tab in the address.',
      avoid:
        'For steps that follow each other, for content that people compare, and for navigation between pages. More than six tabs are too many.',
      do: {
        render: () => (
          <Demo
            label="Do"
            value="description"
            onChange={fn()}
            shown={['description', 'medicine', 'allergy']}
          />
        ),
        text: 'Parts of one thing, each named by a noun.',
      },
      dont: {
        render: () => (
          <Demo label="Avoid" value="description" onChange={fn()} shown={['description']} />
        ),
        text: 'One tab is a heading.',
      },
      keyboard: [
        ['Tab', 'Goes to the open tab, then into its panel.'],
        [
          'Right and Left arrow',
          'Move the focus to the next and the previous tab, in reading direction; the last leads to the first.',
        ],
        ['Down and Up arrow', 'The same where the tabs stand one below the other.'],
        ['Home, End', 'Move the focus to the first and the last tab.'],
        ['Enter, Space', 'Open the tab that has the focus.'],
      ],
    },
  },
});

export const Underline = meta.story();

export const Segmented = meta.story({
  args: { variant: 'segmented', shown: ['description', 'medicine'] },
});

/** Beside the panel; the up and down arrow keys move between the tabs. */
export const Vertical = meta.story({
  args: { variant: 'vertical' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('tablist', { name: 'Response' });
    await expect(list).toHaveAttribute('aria-orientation', 'vertical');
    await userEvent.click(canvas.getByRole('tab', { name: 'Description' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('tab', { name: 'General Report' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('generalReport');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('tab', { name: 'Allergy' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Allergy' })).toHaveFocus();
  },
});

/** Below 768 px vertical tabs wrap into rows, with left and right arrow keys. */
export const VerticalOnAPhone = meta.story({
  args: { variant: 'vertical' },
  globals: { viewport: { value: 'phone' }, direction: 'ltr' },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist');
    await expect(list).not.toHaveAttribute('aria-orientation');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await userEvent.click(canvas.getByRole('tab', { name: 'Description' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'General Report' })).toHaveFocus();
  },
});

/** With `wraps`, underlined tabs take rows on a phone, so that none is out of sight. */
export const WrapsOnAPhone = meta.story({
  args: { wraps: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    const [first, last] = [canvas.getAllByRole('tab')[0], canvas.getAllByRole('tab').at(-1)];
    await expect(last?.offsetTop).toBeGreaterThan(first?.offsetTop ?? NaN);
  },
});

const emptyTabs = { medicine: 'empty', allergy: 'empty' };

/** The note is part of the tab's name. */
export const WithNotes = meta.story({
  args: { variant: 'vertical', notes: emptyTabs },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Medicine empty' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'General Report' })).toBeVisible();
  },
});

export const WithNotesOnAPhone = meta.story({
  args: { variant: 'vertical', notes: emptyTabs },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Medicine empty' })).toBeVisible();
  },
});

export const LastOpen = meta.story({ args: { value: 'allergy' } });

export const Keyboard = meta.story({
  globals: { direction: 'ltr' },
  play: async ({ args, canvas, userEvent, step }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.click(tab('Description'));
    args.onChange.mockClear();
    await step('arrow keys, Home and End move the focus without opening a tab', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(tab('General Report')).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(tab('Allergy')).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(tab('Description')).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}{Home}{ArrowRight}');
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(tab('Description')).toHaveAttribute('aria-selected', 'true');
    });
    await step('Enter and Space open the focused tab', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('generalReport');
      await waitFor(() => expect(tab('General Report')).toHaveAttribute('aria-selected', 'true'));
      await userEvent.keyboard('{ArrowRight} ');
      await expect(args.onChange).toHaveBeenLastCalledWith('medicine');
      await waitFor(() => expect(tab('Medicine')).toHaveAttribute('aria-selected', 'true'));
      await expect(tab('Medicine')).toHaveFocus();
      await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    });
  },
});

export const KeyboardRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Description' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'General Report' })).toHaveFocus();
  },
});

/** Arrow keys, Home and End pass disabled tabs. */
export const DisabledTabs = meta.story({
  args: { disabled: ['generalReport', 'allergy'] },
  globals: { direction: 'ltr' },
  play: async ({ args, canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.click(tab('Description'));
    args.onChange.mockClear();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Medicine')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(tab('Chronic Disease')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Description')).toHaveFocus();
    await expect(tab('General Report')).toBeDisabled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

const deferred = { resolve: () => {} };

/** The tab is selected at once while its panel is pending. */
export const PanelOnItsWay = meta.story({
  args: { onChange: fn(() => new Promise<void>((resolve) => (deferred.resolve = resolve))) },
  play: async ({ canvas, userEvent, step }) => {
    const medicine = canvas.getByRole('tab', { name: 'Medicine' });
    const panel = () => canvas.getByRole('tabpanel');
    await step('the tab is selected above the previous panel', async () => {
      await userEvent.click(medicine);
      await waitFor(() => expect(medicine).toHaveAttribute('aria-selected', 'true'));
      await expect(canvas.getAllByRole('tab', { selected: true })).toHaveLength(1);
      await expect(panel()).toHaveAccessibleName('Description');
    });
    await step('the new panel replaces the previous one', async () => {
      deferred.resolve();
      await waitFor(() => expect(panel()).toHaveAccessibleName('Medicine'));
      await expect(medicine).toHaveAttribute('aria-selected', 'true');
    });
  },
});

export const KeptPanels = meta.story({
  args: { keepMounted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tabpanel', { hidden: true })).toHaveLength(5);
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
  },
});

export const Narrow = meta.story({
  args: { value: 'medicine' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '288px' }}>
        <Story />
      </div>
    ),
  ],
});

/** The system sets the colours, so the selected tab has a thick border. */
export const ForcedColours = meta.story({
  name: 'Forced colours',
  args: { variant: 'segmented', shown: ['description', 'medicine'] },
  parameters: {
    media: { forcedColors: 'active' },
    a11y: { options: { rules: { 'color-contrast': { enabled: false } } } },
  },
  play: async ({ canvas }) => {
    // Only a test run can emulate forced colours.
    if (!window.matchMedia('(forced-colors: active)').matches) return;
    const [selected, other] = canvas.getAllByRole('tab');
    await expect(getComputedStyle(selected!).borderBlockEndWidth).toBe('3px');
    await expect(getComputedStyle(other!).borderBlockEndWidth).not.toBe('3px');
  },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ Underline, LastOpen, DisabledTabs, Segmented }),
});
