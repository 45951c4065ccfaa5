// For stories alone, and no part of the package: no script can put the pointer somewhere, so what `:hover` would
// change is shown by rules of the same content.

/** Shows an element as if the pointer were on it, as far as the style sheets of the page say how. */
export function showHovered(element: Element): void {
  const id = 'story-hovered';
  document.getElementById(id)?.remove();
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule.cssText.includes(':hover'))
    .map((rule) => rule.cssText.replaceAll(':hover', '[data-hovered]'));
  const style = document.createElement('style');
  style.id = id;
  style.textContent = rules.join('\n');
  document.head.append(style);
  element.setAttribute('data-hovered', '');
}
