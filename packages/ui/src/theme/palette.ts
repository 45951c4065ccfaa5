// The primitive tokens: every colour of the product, by hue and darkness. Only tokens.ts uses them. It gives them a
// meaning, and components use the meanings.

export const white = '#FFFFFF';

/** Warm neutrals, for the canvas and quiet lines. */
export const sand50 = '#FBF8F3';
export const sand100 = '#F4EEE5';
export const sand200 = '#E5DCCF';
export const sand500 = '#7D766B';

/** Cool neutrals, for text, and for surfaces in dark mode. */
export const ink100 = '#E7EFF2';
export const ink300 = '#ADBDC5';
export const ink400 = '#96A8B1';
export const ink500 = '#778B95';
export const ink600 = '#566871';
export const ink700 = '#465861';
export const ink750 = '#2C3B43';
export const ink800 = '#1E2B32';
export const ink850 = '#162127';
export const ink900 = '#14232A';
export const ink950 = '#0E161A';
export const ink975 = '#0A1114';

/** The brand. */
export const teal100 = '#DFF1F3';
export const teal200 = '#A6E2E9';
export const teal250 = '#9ADDE5';
export const teal300 = '#7BCFD9';
export const teal400 = '#56BDC9';
export const teal600 = '#0B6472';
export const teal700 = '#084F5B';
export const teal800 = '#063D46';
export const teal900 = '#11363C';
export const teal950 = '#05262B';

/** The warm accent, for people and invitations. */
export const clay100 = '#FBEAE2';
export const clay200 = '#F6C3B2';
export const clay300 = '#F0A58D';
export const clay600 = '#A8452C';
export const clay700 = '#83351F';
export const clay900 = '#43251B';

export const blue100 = '#E5F0FA';
export const blue300 = '#86C6F6';
export const blue600 = '#155A9E';
export const blue900 = '#112E4A';

export const indigo100 = '#E3E7F8';
export const indigo200 = '#C3CCF5';
export const indigo700 = '#33418C';
export const indigo900 = '#262D50';

export const violet300 = '#C9A6F5';
export const violet600 = '#6B3FA0';

export const plum100 = '#F3E3F0';
export const plum200 = '#EBBDE4';
export const plum300 = '#E08FD5';
export const plum600 = '#9A3A8C';
export const plum700 = '#6A2A62';
export const plum900 = '#3C2239';

export const green100 = '#E2F4E8';
export const green300 = '#7ED29B';
export const green600 = '#1A6B3C';
export const green900 = '#11311E';

export const moss100 = '#E4EED9';
export const moss200 = '#C4DDA9';
export const moss700 = '#3B5A1F';
export const moss900 = '#26341A';

export const amber100 = '#FFF2D4';
export const amber200 = '#F7E6C2';
export const amber300 = '#F0C46E';
export const amber400 = '#FFC845';
export const amber700 = '#7A4A00';
export const amber800 = '#6B4700';
export const amber900 = '#37290A';

export const orange300 = '#F0A75C';
export const orange600 = '#B45A00';

/** Errors only. */
export const red100 = '#FCEBE9';
export const red300 = '#FF9C92';
export const red600 = '#B1271B';
export const red900 = '#42191A';
export const red950 = '#3A0906';
