// For stories alone, and no part of the package: overlays that stand in a sheet, one below the other.
import styled from 'styled-components';

/** Frames an open overlay in a sheet: it takes the room of its content instead of the window's middle. */
export const InPlace = styled.div`
  dialog {
    position: static;
    margin-block: 0;
    max-block-size: none;
    animation: none;
  }
`;

/**
 * Opens overlays without making them modal, since only one modal dialog can be looked at; returns what ends it.
 * For `beforeEach` of a story whose overlays stand in {@link InPlace}.
 */
export function openOverlaysInPlace(): () => void {
  const { prototype } = HTMLDialogElement;
  const original = Object.getOwnPropertyDescriptor(prototype, 'showModal');
  Object.defineProperty(prototype, 'showModal', {
    ...original,
    value(this: HTMLDialogElement) {
      this.show();
    },
  });
  return () => {
    if (original) Object.defineProperty(prototype, 'showModal', original);
  };
}
