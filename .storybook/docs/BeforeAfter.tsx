import { useId, useState } from 'react';
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
import { Plain } from './blocks.tsx';

const pictures = import.meta.glob<string>('./direction/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});

const screens = {
  home: { name: 'Home', story: 'pages-home--visitor' },
  doctors: { name: 'Doctors', story: 'pages-doctors--ready' },
  readings: { name: 'Daily check', story: 'pages-patient-daily-check--owner' },
  requests: { name: 'Requests of a doctor', story: 'pages-doctor-requests--unanswered-list' },
  response: { name: 'Response', story: 'pages-response-view--general-report' },
} as const;

type Screen = keyof typeof screens;

const widths = { 390: { name: 'Phone', height: 844 }, 1280: { name: 'Desktop', height: 800 } };

type Width = keyof typeof widths;

const modes = {
  light: { name: 'Light', globals: '' },
  dark: { name: 'Dark', globals: 'theme:dark' },
  rtl: { name: 'Arabic', globals: 'locale:ar' },
} as const;

type Mode = keyof typeof modes;

const Settings = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  margin-block-end: ${space[4]};
`;

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  min-inline-size: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    color: ${color.textMuted};
    ${textSize.small}
  }
  label {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: ${target};
  }
  input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: ${color.primary};
  }
  input:focus-visible {
    ${focusRing}
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};

  figcaption {
    margin-block-end: ${space[2]};
    font-weight: ${font.weight.semibold};
  }
`;

const Window = styled.div<{ $scale: number }>`
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};

  img,
  iframe {
    display: block;
    border: 0;
    zoom: ${({ $scale }) => $scale};
  }
`;

interface ChoiceProps<Value extends string> {
  legend: string;
  options: Readonly<Record<Value, { name: string }>>;
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ legend, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <Group>
      <legend>{legend}</legend>
      {Object.entries<{ name: string }>(options).map(([key, option]) => (
        <label key={key}>
          <input
            type="radio"
            name={name}
            checked={key === value}
            // Object.entries forgets the type of its keys.
            onChange={() => isKey(key, options) && onChange(key)}
          />
          {option.name}
        </label>
      ))}
    </Group>
  );
}

const isKey = <Key extends string>(key: string, of: Readonly<Record<Key, unknown>>): key is Key =>
  key in of;

/** Five key screens: a picture of how they were, and the live story of how they are. */
export function BeforeAfter() {
  const [screen, setScreen] = useState<Screen>('home');
  const [size, setSize] = useState<`${Width}`>('1280');
  const [mode, setMode] = useState<Mode>('light');
  const width = size === '390' ? 390 : 1280;
  const { height } = widths[width];
  const scale = width === 390 ? 0.9 : 0.36;
  const { name, story } = screens[screen];
  const address = `./iframe.html?viewMode=story&id=${story}&globals=${modes[mode].globals}`;
  return (
    <Plain>
      <Settings>
        <Choice legend="Screen" options={screens} value={screen} onChange={setScreen} />
        <Choice
          legend="Width"
          options={{ 390: widths[390], 1280: widths[1280] }}
          value={size}
          onChange={setSize}
        />
        <Choice legend="Mode" options={modes} value={mode} onChange={setMode} />
      </Settings>
      <Pair>
        <figure>
          <figcaption>Before</figcaption>
          <Window $scale={scale}>
            <img
              src={pictures[`./direction/${screen}-${width}-${mode}.webp`]}
              width={width}
              height={height}
              alt={`${name} before, ${widths[width].name}, ${modes[mode].name}`}
            />
          </Window>
        </figure>
        <figure>
          <figcaption>After</figcaption>
          <Window $scale={scale}>
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is this Storybook itself */}
            <iframe
              key={address}
              src={address}
              width={width}
              height={height}
              title={`${name} after, ${widths[width].name}, ${modes[mode].name}`}
            />
          </Window>
        </figure>
      </Pair>
    </Plain>
  );
}
