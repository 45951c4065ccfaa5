import type { AdvicePicture } from './blocks.tsx';

/** How settled a component is. */
export const statuses = {
  stable: {
    name: 'Stable',
    meaning: 'The changelog announces every change that its users notice.',
  },
  new: { name: 'New', meaning: 'In the next release. Its props and look may still change.' },
} as const;

/** Usage guidelines of a component: the parameter `guide` of its stories. */
export interface Guide {
  status: keyof typeof statuses;
  /** The version of `@medportal/ui` that the component came with. */
  since: string;
  /** What to use it for, in a sentence or two. */
  use: string;
  /** What not to use it for, and the alternative. */
  avoid: string;
  /** Pictures of right and wrong uses. Empty if a picture would show nothing that the texts do not say. */
  dos: readonly AdvicePicture[];
  donts: readonly AdvicePicture[];
  /** Keys and their effects. Empty if nothing in it can get the focus. */
  keyboard: readonly (readonly [key: string, effect: string])[];
}
