import type { ReactNode } from 'react';
import styled from 'styled-components';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { Cluster, Grid, Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { contrastRatio } from '../theme/contrast.ts';
import { contrastPairs, type ContrastPair } from '../theme/contrastPairs.ts';
import { color, radius, space, type as textSize } from '../theme/theme.ts';
import {
  dark,
  light,
  spaceRem,
  typeScale,
  type ThemeTokens,
  type TypeSize,
} from '../theme/tokens.ts';

const Swatch = styled.span`
  flex: none;
  inline-size: 3rem;
  block-size: 3rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
`;

const Sample = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  ${textSize.lead}
`;

const Ring = styled.span`
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border: 2px solid currentcolor;
  border-radius: ${radius.control};
`;

const Scope = styled.div`
  padding: ${space[5]};
  border-radius: ${radius.card};
  background: ${color.canvas};
  color: ${color.text};
`;

function Row({ sample, name, value }: { sample: ReactNode; name: string; value: string }) {
  return (
    <Stack as="li" direction="inline" gap={3} align="center">
      {sample}
      <div>
        <Text weight="semibold">{name}</Text>
        <Text size="small" tone="muted">
          {value}
        </Text>
      </div>
    </Stack>
  );
}

function Colors({ name, tokens }: { name: 'light' | 'dark'; tokens: ThemeTokens }) {
  return (
    <Scope data-theme={name}>
      <Stack gap={4}>
        <Heading level={2}>{name === 'light' ? 'Light' : 'Dark'}</Heading>
        <Grid as="ul" minColumn="12rem">
          {Object.entries(tokens.color).map(([token, value]: [string, string]) => (
            <Row
              key={token}
              name={token}
              value={value}
              sample={<Swatch style={{ background: value }} />}
            />
          ))}
        </Grid>
      </Stack>
    </Scope>
  );
}

function pairText({ front, back, atLeast }: ContrastPair, tokens: ThemeTokens) {
  const ratio = contrastRatio(tokens.color[front], tokens.color[back]);
  return `${ratio.toFixed(2)} : 1, needs ${atLeast}`;
}

function Pairs({ name, tokens }: { name: 'light' | 'dark'; tokens: ThemeTokens }) {
  return (
    <Scope data-theme={name}>
      <Stack gap={4}>
        <Heading level={2}>{name === 'light' ? 'Light' : 'Dark'}</Heading>
        <Grid as="ul" minColumn="16rem">
          {contrastPairs.map((pair) => (
            <Row
              key={`${pair.front} ${pair.back}`}
              name={`${pair.front} on ${pair.back}`}
              value={pairText(pair, tokens)}
              sample={
                <Sample
                  aria-hidden
                  style={{
                    color: tokens.color[pair.front],
                    background: tokens.color[pair.back],
                  }}
                >
                  {pair.atLeast === 4.5 ? 'Aa' : <Ring />}
                </Sample>
              }
            />
          ))}
        </Grid>
      </Stack>
    </Scope>
  );
}

const meta = preview.meta({ title: 'Foundations/Theme', component: Stack });

export const Colour = meta.story({
  render: () => (
    <Stack gap={5}>
      <Colors name="light" tokens={light} />
      <Colors name="dark" tokens={dark} />
    </Stack>
  ),
});

export const Contrast = meta.story({
  render: () => (
    <Stack gap={5}>
      <Pairs name="light" tokens={light} />
      <Pairs name="dark" tokens={dark} />
    </Stack>
  ),
});

const sizes: TypeSize[] = ['hero', 'h1', 'h2', 'h3', 'lead', 'body', 'small'];

const Line = styled.p<{ $size: TypeSize }>`
  ${({ $size }) => textSize[$size]}
`;

export const Type = meta.story({
  render: () => (
    <Card>
      <Stack gap={4}>
        {sizes.map((name) => (
          <div key={name}>
            <Text size="small" tone="muted">
              {name}: {typeScale[name].join(' / ')} rem
            </Text>
            <Line $size={name}>Blood pressure 120/80</Line>
          </div>
        ))}
      </Stack>
    </Card>
  ),
});

const Bar = styled.span`
  block-size: 1.5rem;
  border-radius: ${radius.control};
  background: ${color.primary};
`;

export const Space = meta.story({
  render: () => (
    <Card>
      <Stack gap={3}>
        {spaceRem.map((rem, index) => (
          <Cluster key={rem}>
            <Text size="small" tone="muted">
              {index + 1}: {rem * 16} px
            </Text>
            <Bar style={{ inlineSize: `${rem}rem` }} />
          </Cluster>
        ))}
      </Stack>
    </Card>
  ),
});
