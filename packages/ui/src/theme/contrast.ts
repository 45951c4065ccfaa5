function channel(hex: string, start: number): number {
  const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
}

/**
 * The WCAG 2.x contrast ratio of two opaque colours in `#RRGGBB`, in any order: 1 for equal colours, 21 for black on
 * white. Returns NaN for other notations.
 */
export function contrastRatio(one: string, other: string): number {
  const [bright, dim] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((bright ?? Number.NaN) + 0.05) / ((dim ?? Number.NaN) + 0.05);
}
