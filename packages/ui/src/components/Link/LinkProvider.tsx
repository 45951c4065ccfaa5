import {
  createContext,
  use,
  type ComponentPropsWithRef,
  type ElementType,
  type ReactNode,
} from 'react';

/** What the link component of an app receives: an address, and what an `<a>` takes. */
export type LinkComponentProps = ComponentPropsWithRef<'a'> & {
  /** Where the link leads: the value of the `href` given to the component. */
  href: string;
};

const LinkContext = createContext<ElementType<LinkComponentProps>>('a');

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  /** Renders an `<a>` for `href` and passes the other props on to it. */
  component: ElementType<LinkComponentProps>;
  /** Everything whose links go through it. */
  children: ReactNode;
}

/** Lets an app supply its router's link to everything below. Without it links are plain `<a>`. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The link component in force, for components that draw their own link: `<Anchor as={…}>`. */
export function useLinkComponent(): ElementType<LinkComponentProps> {
  return use(LinkContext);
}
