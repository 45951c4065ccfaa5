import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
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

function Demo(
  props: Omit<TabsProps<Name>, 'children'> & { shown?: Name[]; keepMounted?: boolean },
) {
  const { value: first, onChange, shown = all, keepMounted, ...rest } = props;
  const [value, setValue] = useState(first);
  return (
    <Tabs
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    >
      <Tabs.List>
        {shown.map((name) => (
          <Tabs.Tab key={name} value={name}>
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

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Demo,
  args: { label: 'Response', value: 'description' as const, onChange: fn() },
});

export const Underline = meta.story();

export const Segmented = meta.story({
  args: { variant: 'segmented', shown: ['description', 'medicine'] },
});

export const LastOpen = meta.story({ args: { value: 'allergy' } });

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.click(tab('Description'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('General Report')).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('generalReport');
    await userEvent.keyboard('{End}');
    await expect(tab('Allergy')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Description')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(tab('Description')).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
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
