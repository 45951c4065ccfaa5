/** Shows an element in its hover styles. Copies the `:hover` rules, since a script cannot move the pointer. */
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
