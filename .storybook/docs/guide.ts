import type { AdvicePicture } from './blocks.tsx';

/** Usage guidelines of a component: the parameter `guide` of its stories. */
export interface Guide {
  /** The version of `@medportal/ui` that the component came with. */
  since: string;
  /** What to use it for, in a sentence or two. */
  use: string;
  /** What not to use it for, and the alternative. */
  avoid: string;
  /** A right use. Default: none, where a picture would show nothing that the texts do not say. */
  do?: AdvicePicture;
  /** A wrong use, beside `do`. */
  dont?: AdvicePicture;
  /** Keys and their effects. Default: none, where nothing in it can get the focus. */
  keyboard?: readonly (readonly [key: string, effect: string])[];
}
