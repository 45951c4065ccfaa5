/** Colours by purpose. Each refers to a custom property that GlobalStyle sets. */
export const color = {
  /** Page background. */
  canvas: 'var(--medportal-color-canvas)',
  /** Cards, bars and fields. */
  surface: 'var(--medportal-color-surface)',
  /** Menus and overlays. */
  raised: 'var(--medportal-color-raised)',
  /** Wells, table heads, and the hover of quiet controls. */
  sunken: 'var(--medportal-color-sunken)',
  /** Decorative lines, never the only sign of a control. */
  border: 'var(--medportal-color-border)',
  /** Edge of a field or control. Needs a contrast of 3. */
  borderControl: 'var(--medportal-color-border-control)',
  /** Main text. */
  text: 'var(--medportal-color-text)',
  /** Secondary text. */
  textMuted: 'var(--medportal-color-text-muted)',
  /** Tertiary text. */
  textSubtle: 'var(--medportal-color-text-subtle)',
  /** Main action and current item. */
  primary: 'var(--medportal-color-primary)',
  /** Main action on hover. */
  primaryHover: 'var(--medportal-color-primary-hover)',
  /** Main action while pressed. */
  primaryActive: 'var(--medportal-color-primary-active)',
  /** Text on `primary`. */
  onPrimary: 'var(--medportal-color-on-primary)',
  /** Background in a light tone of `primary`. */
  primarySoft: 'var(--medportal-color-primary-soft)',
  /** Text on `primarySoft`. */
  onPrimarySoft: 'var(--medportal-color-on-primary-soft)',
  /** Warm accent for people and invitations, never for readings or errors. */
  accent: 'var(--medportal-color-accent)',
  /** Background in a light tone of `accent`. */
  accentSoft: 'var(--medportal-color-accent-soft)',
  /** Text on `accentSoft`. */
  onAccentSoft: 'var(--medportal-color-on-accent-soft)',
  /** Links, which are always underlined in running text. */
  link: 'var(--medportal-color-link)',
  /** Visited external links. */
  visited: 'var(--medportal-color-visited)',
  /** Information. */
  info: 'var(--medportal-color-info)',
  /** Background of `info`. */
  infoSoft: 'var(--medportal-color-info-soft)',
  /** Success, or a reported finding. */
  success: 'var(--medportal-color-success)',
  /** Background of `success`. */
  successSoft: 'var(--medportal-color-success-soft)',
  /** Warnings that are no errors. */
  warning: 'var(--medportal-color-warning)',
  /** Background of `warning`. */
  warningSoft: 'var(--medportal-color-warning-soft)',
  /** Errors only, never a judgement about somebody's health. */
  danger: 'var(--medportal-color-danger)',
  /** Background of `danger`. */
  dangerSoft: 'var(--medportal-color-danger-soft)',
  /** Text on a `danger` background. */
  onDanger: 'var(--medportal-color-on-danger)',
  /** Systolic (upper) blood pressure. */
  chartUp: 'var(--medportal-color-chart-up)',
  /** Diastolic (lower) blood pressure. */
  chartDown: 'var(--medportal-color-chart-down)',
  /** Blood sugar. */
  chartSugar: 'var(--medportal-color-chart-sugar)',
  /** Background of the initials of every sixth person. */
  tint1: 'var(--medportal-color-tint1)',
  /** Text on `tint1`. */
  onTint1: 'var(--medportal-color-on-tint1)',
  /** Background of the initials of every sixth person. */
  tint2: 'var(--medportal-color-tint2)',
  /** Text on `tint2`. */
  onTint2: 'var(--medportal-color-on-tint2)',
  /** Background of the initials of every sixth person. */
  tint3: 'var(--medportal-color-tint3)',
  /** Text on `tint3`. */
  onTint3: 'var(--medportal-color-on-tint3)',
  /** Background of the initials of every sixth person. */
  tint4: 'var(--medportal-color-tint4)',
  /** Text on `tint4`. */
  onTint4: 'var(--medportal-color-on-tint4)',
  /** Background of the initials of every sixth person. */
  tint5: 'var(--medportal-color-tint5)',
  /** Text on `tint5`. */
  onTint5: 'var(--medportal-color-on-tint5)',
  /** Background of the initials of every sixth person. */
  tint6: 'var(--medportal-color-tint6)',
  /** Text on `tint6`. */
  onTint6: 'var(--medportal-color-on-tint6)',
  /** Background of a toast: dark in light mode, light in dark mode. */
  toast: 'var(--medportal-color-toast)',
  /** Text on a toast. */
  onToast: 'var(--medportal-color-on-toast)',
  /** Inner, bright tone of the focus ring. */
  focus: 'var(--medportal-color-focus)',
  /** Outer, dark tone of the focus ring. */
  focusInk: 'var(--medportal-color-focus-ink)',
  /** Backdrop of an overlay. */
  scrim: 'var(--medportal-color-scrim)',
} as const;
