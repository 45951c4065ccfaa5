// For stories alone, and no part of the package: the sheet that shows every fixture of a component or screen.
import { useId, type ReactNode } from 'react';
import { allModes } from '../../../../.storybook/modes.ts';
import styled from 'styled-components';
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

// No heading element: the headings of what is shown keep their own order.
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

/** Props of {@link Sheet}. */
export interface SheetProps {
  /** The states, each a `Sheet.State`. */
  children: ReactNode;
}

/** Props of `Sheet.State`. */
export interface SheetStateProps {
  /** What the state is called, in a few words; the key of a fixture, like `clinicUnknown`, is read as words. */
  name: string;
  /** Draws a line around the state, for screens and others that have no edge of their own. */
  framed?: boolean;
  /** The component or screen in this state. */
  children: ReactNode;
}

function inWords(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return words.charAt(0).toUpperCase() + (words === name ? name : words.toLowerCase()).slice(1);
}

function State({ name, framed = false, children }: SheetStateProps) {
  const id = useId();
  return (
    <Entry role="group" aria-labelledby={id}>
      <Name id={id}>{inWords(name)}</Name>
      <Frame data-framed={framed}>{children}</Frame>
    </Entry>
  );
}

/** States under each other, each with its name: the look of a whole component or screen in one picture. */
export function Sheet({ children }: SheetProps) {
  return <Root>{children}</Root>;
}

Sheet.State = State;

/**
 * Parameters of a sheet of whole screens, each of which has a heading of level 1 and names its parts in the same way.
 * Alone, a screen is still checked for both.
 */
export const sheetOfScreens = {
  // One sheet shows what all stories of the screen show, so it is the one to photograph in every setting.
  chromatic: { modes: allModes },
  layout: 'fullscreen',
  a11y: {
    options: {
      rules: {
        'page-has-heading-one': { enabled: false },
        'landmark-unique': { enabled: false },
        'landmark-no-duplicate-banner': { enabled: false },
        'landmark-no-duplicate-contentinfo': { enabled: false },
        'landmark-no-duplicate-main': { enabled: false },
        'landmark-one-main': { enabled: false },
        'duplicate-id-aria': { enabled: false },
      },
    },
  },
} as const;
