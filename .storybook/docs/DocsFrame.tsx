import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { create } from 'storybook/theming';
import styled from 'styled-components';
import { GlobalStyle } from '../../packages/ui/src/theme/GlobalStyle.tsx';
import {
  color as colors,
  measure,
  radius,
  space,
  type as textSize,
} from '../../packages/ui/src/theme/theme.ts';
import {
  dark,
  fontFamily,
  light,
  radiusPx,
  type ThemeTokens,
} from '../../packages/ui/src/theme/tokens.ts';

const storybookTheme = (base: 'light' | 'dark', { color }: ThemeTokens) =>
  create({
    base,
    fontBase: fontFamily,
    colorPrimary: color.primary,
    colorSecondary: color.link,
    appBg: color.canvas,
    appContentBg: color.surface,
    appPreviewBg: color.surface,
    appBorderColor: color.border,
    appBorderRadius: radiusPx.control,
    textColor: color.text,
    textMutedColor: color.textMuted,
    barBg: color.surface,
    barTextColor: color.textMuted,
    inputBg: color.surface,
    inputBorder: color.borderControl,
    inputTextColor: color.text,
    inputBorderRadius: radiusPx.control,
  });

const themes = { light: storybookTheme('light', light), dark: storybookTheme('dark', dark) };

// Replaces Storybook's text size and line length with those of the product.
const Frame = styled.div`
  .sbdocs-content > :is(p, ul, ol) {
    ${textSize.body}
    max-inline-size: ${measure};
  }
  .sbdocs-content > :is(ul, ol) > li {
    ${textSize.body}
    margin-block-start: ${space[2]};
  }
  .sbdocs-content > h1 {
    line-height: 1.25;
  }
  .sbdocs-content > h2:not(:first-child) {
    margin-block: ${space[7]} ${space[4]};
  }
  .sbdocs-content kbd {
    padding-inline: ${space[2]};
    border: 1px solid ${colors.borderControl};
    border-block-end-width: 2px;
    border-radius: ${radius.control};
    background: ${colors.sunken};
    color: ${colors.text};
    font-family: inherit;
    white-space: nowrap;
  }
`;

interface GlobalsEvent {
  globals: { theme?: unknown };
}

type Channel = DocsContainerProps['context']['channel'];

/** Returns the toolbar's theme. */
function useToolbarTheme(channel: Channel): keyof typeof themes {
  const [theme, setTheme] = useState<unknown>(() => {
    const last: GlobalsEvent[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
    return last[0]?.globals.theme;
  });
  useEffect(() => {
    const handleUpdate = ({ globals }: GlobalsEvent) => setTheme(globals.theme);
    channel.on(GLOBALS_UPDATED, handleUpdate);
    return () => channel.off(GLOBALS_UPDATED, handleUpdate);
  }, [channel]);
  return theme === 'dark' ? 'dark' : 'light';
}

/** The container of every docs page, in the product's styles and the toolbar's theme. */
export function DocsFrame({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const theme = useToolbarTheme(rest.context.channel);
  return (
    <Frame data-theme={theme}>
      <GlobalStyle />
      <DocsContainer {...rest} theme={themes[theme]}>
        {children}
      </DocsContainer>
    </Frame>
  );
}
