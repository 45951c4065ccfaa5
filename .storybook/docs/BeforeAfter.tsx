import { useState } from 'react';
import styled from 'styled-components';
import { RadioGroup } from '../../packages/ui/src/components/RadioGroup/RadioGroup.tsx';
import { color, font, radius, space } from '../../packages/ui/src/theme/theme.ts';
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
  display: grid;
  gap: ${space[3]};
  margin-block-end: ${space[4]};
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

const optionsOf = <Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, { name: string }>>,
) => values.map((value) => ({ value, label: names[value].name }));

const screenOptions = optionsOf(['home', 'doctors', 'readings', 'requests', 'response'], screens);
const widthOptions = optionsOf(['390', '1280'], widths);
const modeOptions = optionsOf(['light', 'dark', 'rtl'], modes);

/** Five key screens: a picture of how they were, and the live story of how they are. */
export function BeforeAfter() {
  const [screen, setScreen] = useState<Screen>('home');
  const [size, setSize] = useState<`${Width}`>('1280');
  const [mode, setMode] = useState<Mode>('light');
  const width = size === '390' ? 390 : 1280;
  const { height } = widths[width];
  const scale = width === 390 ? 0.9 : 0.31;
  const { name, story } = screens[screen];
  const address = `./iframe.html?viewMode=story&id=${story}&globals=${modes[mode].globals}`;
  return (
    <Plain>
      <Settings>
        <RadioGroup
          label="Screen"
          options={screenOptions}
          value={screen}
          onValueChange={setScreen}
        />
        <RadioGroup label="Width" options={widthOptions} value={size} onValueChange={setSize} />
        <RadioGroup label="Mode" options={modeOptions} value={mode} onValueChange={setMode} />
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
