import {
  createContext,
  use,
  type ComponentPropsWithRef,
  type ElementType,
  type ReactNode,
} from 'react';

/** What an app's link component receives: `href`, and the other props of an `<a>`. */
export type LinkComponentProps = ComponentPropsWithRef<'a'> & {
  /** The target, as passed to the ui component. */
  href: string;
};

const LinkContext = createContext<ElementType<LinkComponentProps>>('a');

export interface LinkProviderProps {
  /** Renders an `<a>` for `href` and passes the other props to it. */
  component: ElementType<LinkComponentProps>;
  /** The tree that uses the component for its links. */
  children: ReactNode;
}

/** Provides a router's link component to the tree below. Without it, links are plain `<a>` elements. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The current link component, for components that style their own link: `<Anchor as={…}>`. */
export function useLinkComponent(): ElementType<LinkComponentProps> {
  return use(LinkContext);
}
