// A pseudo-locale (en-XA): shows texts that no catalogue contains, and layouts that only fit English.
import {
  Children,
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactNode,
} from 'react';

const accented: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'û',
  y: 'ý',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  U: 'Û',
  Y: 'Ý',
};

const accent = (text: string) => text.replaceAll(/[a-z]/gi, (letter) => accented[letter] ?? letter);

const fillers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Words that make a text 40 % longer, about as much as German or Finnish does. */
function filler(text: string): string {
  const wanted = Math.ceil(text.length * 0.4);
  let words = '';
  for (let index = 0; words.length < wanted; index += 1)
    words += ` ${fillers[index % fillers.length]}`;
  return words;
}

/** `[Lög În öñé twö]` for 'Log In'. */
export const pseudoText = (text: string): string => `[${accent(text + filler(text))}]`;

function accentNode(node: ReactNode): ReactNode {
  if (typeof node === 'string') return accent(node);
  if (Array.isArray(node)) return Children.map(node, accentNode);
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  const { children } = node.props;
  return children === undefined ? node : cloneElement(node, undefined, accentNode(children));
}

function pseudoResult(result: unknown): unknown {
  if (typeof result === 'string') return pseudoText(result);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a message results in a string or a node
  const content = accentNode(result as ReactNode);
  return createElement(Fragment, null, '[', content, ' öñé twö thréé]');
}

/** A catalogue, or a section of one, with every text longer, accented and in brackets. */
export function pseudo<Section extends object>(section: Section): Section;
export function pseudo(section: object): object {
  return Object.fromEntries(
    Object.entries(section).map(([name, message]) => {
      if (typeof message === 'function')
        return [name, (...args: unknown[]) => pseudoResult(message(...args))];
      return [name, typeof message === 'object' ? pseudo(message) : pseudoText(String(message))];
    }),
  );
}
