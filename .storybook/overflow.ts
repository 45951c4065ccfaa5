// Finds texts that do not fit.

const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

/** Whether part of an element's content is cut off. Text for screen readers only is not. */
function isClipped(element: Element): boolean {
  const { overflowX, overflowY, clipPath, whiteSpace } = getComputedStyle(element);
  if (clipPath !== 'none') return false;
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  return (
    (hides(overflowX) && scrollWidth > clientWidth + 1) ||
    // A single line may be taller than its box without losing ink.
    (hides(overflowY) && whiteSpace !== 'nowrap' && scrollHeight > clientHeight + 1)
  );
}

const nameOf = (element: Element) =>
  `<${element.localName}> ${element.textContent.trim().slice(0, 60)}`;

/**
 * The elements with a text that is cut off, and those that make the page scroll sideways.
 * @param mark - Part of the texts to check. Default: a bracket, for those of the pseudo-locale.
 */
export function overflowingTexts(root: HTMLElement, mark = '['): string[] {
  const clipped = Array.from(root.querySelectorAll('*'))
    .filter((element) => element.textContent.includes(mark) && isClipped(element))
    .map((element) => `cut off: ${nameOf(element)}`);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return clipped;
  const wide = Array.from(root.querySelectorAll('*')).filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return right > clientWidth + 1 || left < -1;
  });
  return [...clipped, `${scrollWidth} px wide: ${wide.map(nameOf).slice(0, 3).join(' | ')}`];
}
