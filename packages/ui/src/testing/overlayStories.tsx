import type { ComponentType } from 'react';
import styled from 'styled-components';

/** Puts open overlays into the flow of the page. */
export const InPlace = styled.div`
  dialog {
    position: static;
    margin-block: 0;
    max-block-size: none;
    animation: none;
  }
`;

/** {@link InPlace} as a decorator. */
export const inPlace = (Story: ComponentType) => (
  <InPlace>
    <Story />
  </InPlace>
);

/**
 * Opens overlays without making them modal, so that several can show at once; returns a function that undoes it.
 * For `beforeEach` of stories that use {@link inPlace}.
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
