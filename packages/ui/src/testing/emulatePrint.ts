// For stories alone, and no part of the package: the page as it comes out of the printer.

function mediaRules(list: CSSRuleList): CSSMediaRule[] {
  return [...list].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return [rule, ...mediaRules(rule.cssRules)];
    return rule instanceof CSSGroupingRule ? mediaRules(rule.cssRules) : [];
  });
}

/** Applies the style rules for print to the screen; returns what takes them back. */
export function emulatePrint(): () => void {
  const printed = [...document.styleSheets]
    .flatMap((sheet) => mediaRules(sheet.cssRules))
    .filter((rule) => rule.media.mediaText === 'print');
  for (const { media } of printed) media.mediaText = 'all';
  return () => {
    for (const { media } of printed) media.mediaText = 'print';
  };
}
