import { createContext, type RefObject } from 'react';

/**
 * The path of the page that was shown last; nothing before the first. It stands above the router, whose layout begins
 * anew where an error takes the place of a page.
 */
export const ShownPage = createContext<RefObject<string | undefined>>({ current: undefined });
