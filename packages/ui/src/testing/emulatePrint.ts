function mediaRules(list: CSSRuleList): CSSMediaRule[] {
  return [...list].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return [rule, ...mediaRules(rule.cssRules)];
    return rule instanceof CSSGroupingRule ? mediaRules(rule.cssRules) : [];
  });
}

/** Applies the print styles to the screen; returns a function that undoes it. */
export function emulatePrint(): () => void {
  const printed = [...document.styleSheets]
    .flatMap((sheet) => mediaRules(sheet.cssRules))
    .filter((rule) => rule.media.mediaText === 'print');
  for (const { media } of printed) media.mediaText = 'all';
  return () => {
    for (const { media } of printed) media.mediaText = 'print';
  };
}
