import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { color, radius, shadow, space, type } from '../packages/ui/src/theme/theme.ts';

const Note = styled.p.attrs({ role: 'note' })`
  position: fixed;
  z-index: 1;
  inset-block-end: ${space[4]};
  inset-inline: ${space[4]};
  max-inline-size: 40rem;
  margin-inline: auto;
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shadow.overlay};
  ${type.small}

  @media (forced-colors: active) {
    display: none;
  }
`;

/** Says on the canvas that a story needs forced colours, which a page cannot switch on. Outside of the story's root. */
export function ForcedColoursNote() {
  return createPortal(
    <Note>
      This story shows forced colours, and your browser does not force any now. Choose a contrast
      theme in Windows, or in the browser’s DevTools under Rendering: “Emulate CSS media feature
      forced-colors”, active.
    </Note>,
    document.body,
  );
}
