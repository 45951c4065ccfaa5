import styled from 'styled-components';

/** Puts an open overlay into the flow of the page. */
export const InPlace = styled.div`
  dialog {
    position: static;
    margin-block: 0;
    max-block-size: none;
    animation: none;
  }
`;

/**
 * Opens overlays without making them modal, so that several can show at once; returns a function that undoes it.
 * For `beforeEach` of stories that use {@link InPlace}.
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
