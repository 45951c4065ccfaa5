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

export interface SheetProps {
  children: ReactNode;
}

export interface SheetStateProps {
  /** Label of the state; the key of a fixture, like `clinicUnknown`, becomes 'Clinic unknown'. */
  name: string;
  /** Draws a border around the state, for content without an edge of its own. */
  framed?: boolean;
  children: ReactNode;
}

function sentenceCase(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return words.charAt(0).toUpperCase() + (words === name ? name : words.toLowerCase()).slice(1);
}

function State({ name, framed = false, children }: SheetStateProps) {
  const id = useId();
  return (
    <Entry role="group" aria-labelledby={id}>
      <Name id={id}>{sentenceCase(name)}</Name>
      <Frame data-framed={framed}>{children}</Frame>
    </Entry>
  );
}

/** Shows every state of a component or screen with its name, for one screenshot. */
export function Sheet({ children }: SheetProps) {
  return <Root>{children}</Root>;
}

Sheet.State = State;

/**
 * Parameters of a sheet of whole screens. Their headings and landmarks repeat on the sheet, so those rules are off;
 * the stories of single screens check them.
 */
export const sheetOfScreens = {
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
