import { ColorItem, ColorPalette } from '@storybook/addon-docs/blocks';
import { useState, type CSSProperties, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from '../../packages/ui/src/components/Button/Button.tsx';
import { Icon } from '../../packages/ui/src/components/Icon/Icon.tsx';
import { HeartPulse, iconGroups } from '../../packages/ui/src/foundations/icons.ts';
import { contrastRatio } from '../../packages/ui/src/theme/contrast.ts';
import { contrastPairs, type ContrastPair } from '../../packages/ui/src/theme/contrastPairs.ts';
import {
  color,
  focusRing,
  font,
  measure,
  motion,
  radius,
  shadow,
  space,
  type as textSize,
} from '../../packages/ui/src/theme/theme.ts';
import {
  breakpointPx,
  contentPx,
  dark,
  durationMs,
  light,
  radiusPx,
  readingPx,
  spaceRem,
  targetPx,
  typeScale,
  type ColorToken,
  type ThemeTokens,
  type TypeSize,
} from '../../packages/ui/src/theme/tokens.ts';
import { Plain, Table } from './blocks.tsx';

const themes: readonly [name: 'light' | 'dark', tokens: ThemeTokens][] = [
  ['light', light],
  ['dark', dark],
];

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${space[4]};
`;

const Sheet = styled.div`
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.canvas};
  color: ${color.text};
`;

const Name = styled.p`
  font-weight: ${font.weight.bold};
`;

const Fine = styled.p`
  color: ${color.textMuted};
  ${textSize.small}
`;

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  ${Name} + & {
    margin-block-start: ${space[3]};
  }
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-inline-size: 0;
`;

const Grow = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

/** Shows both themes side by side, independent of the toolbar. */
function InBothThemes({ render }: { render: (tokens: ThemeTokens) => ReactNode }) {
  return (
    <Plain>
      <Columns>
        {themes.map(([name, tokens]) => (
          <Sheet key={name} data-theme={name}>
            <Name>{name === 'light' ? 'Light' : 'Dark'}</Name>
            {render(tokens)}
          </Sheet>
        ))}
      </Columns>
    </Plain>
  );
}

export interface SwatchesProps {
  of: Partial<Record<ColorToken, string>>;
}

const isColorToken = (name: string): name is ColorToken => name in light.color;

export function Swatches({ of }: SwatchesProps) {
  return (
    <ColorPalette>
      {Object.keys(of)
        .filter(isColorToken)
        .map((token) => (
          <ColorItem
            key={token}
            title={token}
            subtitle={of[token] ?? ''}
            colors={{ Light: light.color[token], Dark: dark.color[token] }}
          />
        ))}
    </ColorPalette>
  );
}

const Value = styled.code`
  color: ${color.textMuted};
  font-weight: ${font.weight.regular};
  ${textSize.small}
`;

const Sample = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  font-weight: ${font.weight.semibold};
`;

const Ring = styled.span`
  inline-size: 1.25rem;
  block-size: 1.25rem;
  border: 2px solid currentcolor;
  border-radius: ${radius.control};
`;

const Ratio = styled.p`
  flex: none;
  text-align: end;
`;

function PairRow({ pair, tokens }: { pair: ContrastPair; tokens: ThemeTokens }) {
  const front = tokens.color[pair.front];
  const back = tokens.color[pair.back];
  const ratio = contrastRatio(front, back);
  return (
    <Line>
      <Sample aria-hidden style={{ color: front, background: back }}>
        {pair.atLeast === 4.5 ? 'Aa' : <Ring />}
      </Sample>
      <Grow>
        <Fine>
          {pair.front} on {pair.back}
        </Fine>
      </Grow>
      <Ratio>
        <strong>{ratio.toFixed(2)}</strong>{' '}
        <Fine as="span">
          {ratio >= pair.atLeast ? 'passes' : 'FAILS'} {pair.atLeast}
        </Fine>
      </Ratio>
    </Line>
  );
}

/** The contrast of every colour pair that the product uses, calculated from the tokens. */
export function ContrastTable({ atLeast }: { atLeast: ContrastPair['atLeast'] }) {
  return (
    <InBothThemes
      render={(tokens) => (
        <List role="list">
          {contrastPairs
            .filter((pair) => pair.atLeast === atLeast)
            .map((pair) => (
              <PairRow key={`${pair.front} ${pair.back}`} pair={pair} tokens={tokens} />
            ))}
        </List>
      )}
    />
  );
}

const FocusDemo = styled.span`
  display: inline-block;
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.control};
  ${focusRing}
`;

const backgrounds = ['canvas', 'surface', 'sunken', 'primary'] as const;

export function FocusRings() {
  return (
    <InBothThemes
      render={(tokens) => (
        <List role="list">
          {backgrounds.map((background) => (
            <Line
              key={background}
              style={{ padding: '1rem', background: tokens.color[background] }}
            >
              <FocusDemo
                style={{
                  background: tokens.color[background],
                  color: background === 'primary' ? tokens.color.onPrimary : tokens.color.text,
                }}
              >
                On {background}
              </FocusDemo>
            </Line>
          ))}
        </List>
      )}
    />
  );
}

const Specimen = styled.p<{ $size: TypeSize }>`
  ${({ $size }) => textSize[$size]}
  font-weight: ${({ $size }) =>
    ['hero', 'h1', 'h1Compact', 'h2', 'h3'].includes($size)
      ? font.weight.bold
      : font.weight.regular};
  overflow-wrap: anywhere;
`;

const typeUses: Record<TypeSize, string> = {
  hero: 'The landing page, once',
  h1: 'The heading of a page',
  h1Compact: 'The heading of a page on a phone',
  h2: 'The heading of a section',
  h3: 'A card, a state, a part of a section',
  lead: 'The sentence below a page heading',
  body: 'Everything else',
  small: 'Secondary text: dates, hints, captions',
};

const typeSizes: TypeSize[] = ['hero', 'h1', 'h1Compact', 'h2', 'h3', 'lead', 'body', 'small'];

const px = (rem: number) => `${rem * 16} px`;

export function TypeSpecimens({ text = 'Blood pressure 120/80' }: { text?: string }) {
  return (
    <Plain>
      <Sheet>
        <List role="list">
          {typeSizes.map((name) => {
            const [size, line] = typeScale[name];
            return (
              <li key={name}>
                <Fine>
                  <strong>{name}</strong>, {size} rem ({px(size)}), line {line} rem ({px(line)}):{' '}
                  {typeUses[name]}
                </Fine>
                <Specimen $size={name} dir="auto">
                  {text}
                </Specimen>
              </li>
            );
          })}
        </List>
      </Sheet>
    </Plain>
  );
}

export function Weights() {
  const uses = {
    regular: 'running text',
    semibold: 'labels, names, emphasis in a line',
    bold: 'headings and the current link',
  };
  return (
    <Plain>
      <Sheet>
        <List role="list">
          {Object.entries(uses).map(([name, use], index) => (
            <li key={name} style={{ fontWeight: Object.values(font.weight)[index] }}>
              {name} {Object.values(font.weight)[index]}: {use}
            </li>
          ))}
        </List>
      </Sheet>
    </Plain>
  );
}

const Measured = styled.p`
  max-inline-size: ${measure};
`;

const Figures = styled.div`
  display: grid;
  justify-items: start;
`;

/** Running text in two scripts at the maximum line length, and tabular numerals. */
export function RunningText() {
  return (
    <Plain>
      <Columns>
        <Sheet>
          <Measured lang="en" dir="ltr">
            A patient describes what is wrong, and a doctor replies in writing. Nobody has to wait
            on the phone, and everything that was said can be read again.
          </Measured>
        </Sheet>
        <Sheet>
          <Measured lang="ar" dir="rtl">
            يصف المريض ما يشعر به، ويجيب الطبيب كتابةً. هذا نص تجريبي يبيّن شكل الكتابة العربية في
            الموقع.
          </Measured>
        </Sheet>
        <Sheet>
          <Figures style={{ fontVariantNumeric: 'tabular-nums' }}>
            {['111.1 mg', '808.0 mg', '120/80', '117/71'].map((figure) => (
              <span key={figure}>{figure}</span>
            ))}
          </Figures>
        </Sheet>
      </Columns>
    </Plain>
  );
}

const Bar = styled.span`
  flex: none;
  block-size: 1.5rem;
  border-radius: 2px;
  background: ${color.primary};
`;

const Step = styled.p`
  flex: none;
  inline-size: 8.5rem;
`;

export function SpaceScale() {
  const uses = [
    'between an icon and its text',
    'between related lines',
    'buttons side by side',
    'inside a card on a phone, between cards',
    'inside a card, between the fields of a form',
    'between sections on a wide page',
    'above a page on a wide screen',
    'below a page',
  ];
  return (
    <Plain>
      <Sheet>
        <List role="list">
          {spaceRem.map((rem, index) => (
            <Line key={rem}>
              <Step>
                <strong>{index + 1}</strong> <Value>{`${rem} rem, ${px(rem)}`}</Value>
              </Step>
              <Bar style={{ inlineSize: `${rem}rem` }} />
              <Fine>{uses[index]}</Fine>
            </Line>
          ))}
        </List>
      </Sheet>
    </Plain>
  );
}

export function Measures() {
  const rows = [
    ...Object.entries(breakpointPx).map(([name, value]) => [
      `From ${name}`,
      `${value} px`,
      'Minimum window width of a wider layout',
    ]),
    ['Content', `${contentPx} px`, 'Maximum width of the content column'],
    ['Reading', `${readingPx} px`, 'Maximum width of forms and of lists to read, on the same edge'],
    ['Running text', measure, 'Maximum line length'],
    ['Target', `${targetPx} px`, 'Minimum size of a main control; small controls have 24 px'],
  ];
  return (
    <Plain>
      <Table label="Widths and targets" heads={['Name', 'Value', 'What it does']} rows={rows} />
    </Plain>
  );
}

const Shape = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 6rem;
  padding: ${space[4]};
  border: 1px solid ${color.border};
  background: ${color.surface};
  text-align: center;
`;

export function Radii() {
  const uses = {
    control: 'fields, buttons',
    card: 'cards, panels',
    overlay: 'overlays',
    pill: 'avatars, badges',
  };
  return (
    <Plain>
      <Columns style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))' }}>
        {(['control', 'card', 'overlay', 'pill'] as const).map((name) => (
          <Shape key={name} style={{ borderRadius: radius[name] }}>
            <div>
              <Name>{name}</Name>
              <Fine>
                {radiusPx[name] > 100 ? 'fully rounded' : `${radiusPx[name]} px`}: {uses[name]}
              </Fine>
            </div>
          </Shape>
        ))}
      </Columns>
    </Plain>
  );
}

const Elevated = styled.div`
  display: grid;
  gap: ${space[5]};
  padding: ${space[5]} ${space[4]};
`;

const levels: readonly {
  name: string;
  use?: string;
  token?: keyof ThemeTokens['shadow'];
  style: CSSProperties;
}[] = [
  {
    name: 'Flat card',
    use: 'Neither border nor shadow',
    style: { borderRadius: radius.card, borderColor: 'transparent', background: color.sunken },
  },
  { name: 'Outlined card', use: 'A border, no shadow', style: { borderRadius: radius.card } },
  {
    name: 'Raised card',
    token: 'raised',
    style: { borderRadius: radius.card, borderColor: 'transparent' },
  },
  { name: 'Sticky', use: 'The bar: ', token: 'sticky', style: { border: 'none' } },
  {
    name: 'Overlay',
    use: 'Menus and overlays: ',
    token: 'overlay',
    style: { borderRadius: radius.overlay, background: color.raised },
  },
];

export function Elevations() {
  return (
    <InBothThemes
      render={(tokens) => (
        <Elevated>
          {levels.map(({ name, use, token, style }) => (
            <Shape key={name} style={{ ...style, boxShadow: token && shadow[token] }}>
              <div>
                <Name>{name}</Name>
                <Fine>
                  {use}
                  {token && <code>{tokens.shadow[token]}</code>}
                </Fine>
              </div>
            </Shape>
          ))}
        </Elevated>
      )}
    />
  );
}

const appear = keyframes`from { opacity: 0; transform: translateY(1rem); }`;
const appearCalmly = keyframes`from { opacity: 0; }`;

const Track = styled.div`
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.canvas};
  min-block-size: 11rem;
`;

const Mover = styled.div`
  margin-block-start: ${space[4]};
  padding: ${space[3]};
  border-radius: ${radius.control};
  background: ${color.primary};
  color: ${color.onPrimary};

  @media (prefers-reduced-motion: reduce) {
    animation-name: ${appearCalmly} !important;
  }
`;

const Moving = styled(Mover)<{ $motion: keyof typeof motion }>`
  animation: ${appear} ${({ $motion }) => motion[$motion]};
`;

function MotionDemo({ name, use }: { name: keyof typeof durationMs; use: string }) {
  const [played, setPlayed] = useState(0);
  return (
    <Track>
      <Name>
        {name}, {durationMs[name]} ms
      </Name>
      <Fine>{use}</Fine>
      <div style={{ marginBlockStart: '1rem' }}>
        <Button variant="secondary" onClick={() => setPlayed((count) => count + 1)}>
          Play
        </Button>
      </div>
      <Moving key={played} $motion={name}>
        This appears
      </Moving>
    </Track>
  );
}

export function Motions() {
  return (
    <Plain>
      <Columns>
        <MotionDemo name="control" use="Hover, press, a menu that opens" />
        <MotionDemo name="overlay" use="An overlay that opens or closes" />
        <MotionDemo name="draw" use="A chart that is shown for the first time" />
      </Columns>
    </Plain>
  );
}

const IconCells = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: ${space[3]} ${space[4]};
`;

export function IconCatalogue() {
  return (
    <Plain>
      <div style={{ display: 'grid', gap: '1rem' }}>
        {iconGroups.map(({ name, entries }) => (
          <Sheet key={name}>
            <Name style={{ marginBlockEnd: '0.75rem' }}>{name}</Name>
            <IconCells role="list">
              {entries.map((entry) => (
                <Line key={entry.name}>
                  <Icon icon={entry.icon} size={24} />
                  <Grow>
                    <p>{entry.meaning}</p>
                    <Value>{entry.name}</Value>
                  </Grow>
                </Line>
              ))}
            </IconCells>
          </Sheet>
        ))}
      </div>
    </Plain>
  );
}

export function IconSizes() {
  const sizes = [
    [16, 'in small text'],
    [20, 'beside body text, in buttons'],
    [24, 'on its own, in a badge'],
    [32, 'in a card'],
  ] as const;
  return (
    <Plain>
      <Sheet>
        <IconCells role="list">
          {sizes.map(([size, use]) => (
            <Line key={size}>
              <Icon icon={HeartPulse} size={size} />
              <span>
                {size} <Fine as="span">{use}</Fine>
              </span>
            </Line>
          ))}
        </IconCells>
      </Sheet>
    </Plain>
  );
}
