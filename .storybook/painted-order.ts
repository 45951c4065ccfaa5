// Finds values whose characters are painted in another order than they are written, which text from the other direction
// can cause: "-AB" for AB-, "cm 172" for 172 cm.

const bloodType = /(?<![\p{L}\p{N}])(?:\+O|(?:AB|A|B|O)[+-])(?![\p{L}\p{N}])/u;
const quantity = /\d[\d.,/]*(?: to \d[\d.,]*)? ?(?:cm|kg|mg\/dL|mg|mmHg|mmol\/L)\b/u;
const fraction = /\d+\/\d+/u;
const range = /\d+(?:[.,]\d+)* to \d+(?:[.,]\d+)*/u;
// In Arabic, the words and their order are the page's own.
const date = /\d{1,2} \p{Script=Latin}{3,} \d{4}(?: at \d{2}:\d{2})?/u;
const phoneNumber = /\+?\d[\d ()-]{4,}\d/u;
const email = /[\w.+-]+@[\w-]+\.[\w.-]*\w/u;
const url = /https?:\/\/[\w./?#=&-]*[\w/]/u;
const doctor = /Dr\.(?: ?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*)?/u;

const values = new RegExp(
  // Longer values first: of two that start at the same character, the first one in this list matches.
  [url, email, quantity, date, phoneNumber, fraction, range, bloodType, doctor]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

interface Character {
  node: Text;
  offset: number;
}

/** The text of a block, with the position of each of its characters in the DOM. */
interface Line {
  text: string;
  characters: Character[];
}

/** The texts of an element, one for each of its blocks. Skips text that is for screen readers only. */
function linesOf(root: Element): Line[] {
  const lines: Line[] = [{ text: '', characters: [] }];
  const breakLine = () => lines.push({ text: '', characters: [] });
  const visit = (node: Node) => {
    if (node instanceof Text) {
      const line = lines.at(-1);
      if (!line) return;
      line.text += node.data;
      for (let offset = 0; offset < node.length; offset += 1)
        line.characters.push({ node, offset });
    } else if (node instanceof Element) {
      const { display, clipPath } = getComputedStyle(node);
      if (display === 'none' || clipPath !== 'none') return;
      const isInline = display === 'inline' || display === 'contents';
      if (!isInline || node.localName === 'br') breakLine();
      node.childNodes.forEach(visit);
      if (!isInline) breakLine();
    }
  };
  visit(root);
  return lines;
}

function rectOf({ node, offset }: Character): DOMRect | undefined {
  // White space at the end of a line may be painted anywhere.
  if (node.data[offset]?.trim() === '') return undefined;
  const character = document.createRange();
  character.setStart(node, offset);
  character.setEnd(node, offset + 1);
  const rect = character.getBoundingClientRect();
  // Text that is not displayed has no size.
  return rect.width > 0 ? rect : undefined;
}

/** Whether `next` is painted to the right of `previous`, at most a space apart, or starts a new line. */
function follows(previous: DOMRect, next: DOMRect): boolean {
  if (next.top >= previous.top + previous.height / 2) return true;
  const gap = next.left - previous.right;
  return gap > -KERNING && gap < previous.height / 2;
}

// The most that two characters overlap, in pixels.
const KERNING = 2;

// The browser may skip the layout of parts that are closed or out of view.
function isVisible(characters: readonly Character[]): boolean {
  return (
    characters[0]?.node.parentElement?.checkVisibility({ contentVisibilityAuto: true }) === true
  );
}

function isPaintedInOrder(characters: readonly Character[]): boolean {
  const rects = characters.map(rectOf).filter((rect) => rect !== undefined);
  return rects.every((rect, index) => {
    const previous = rects[index - 1];
    return !previous || follows(previous, rect);
  });
}

/** Values in controls have no boxes of their own, so only their direction can be checked. */
function misorderedControls(root: Element): string[] {
  return Array.from(root.querySelectorAll('input, textarea, option'), (control) => {
    const texts =
      control instanceof HTMLOptionElement
        ? [control.text]
        : [control.getAttribute('value') ?? '', control.getAttribute('placeholder') ?? ''];
    const isReversed = getComputedStyle(control).direction === 'rtl';
    return isReversed ? texts.flatMap((text) => text.match(values) ?? []) : [];
  }).flat();
}

/** The visible medical values, names and contact details in an element that are not painted as they are written. */
export function misorderedValues(root: Element): string[] {
  const misordered = linesOf(root).flatMap(({ text, characters }) =>
    Array.from(text.matchAll(values)).flatMap(({ 0: value, index }) => {
      const painted = characters.slice(index, index + value.length);
      return isVisible(painted) && !isPaintedInOrder(painted) ? [value] : [];
    }),
  );
  return [...misordered, ...misorderedControls(root)];
}
