import { create } from 'storybook/theming'

/* Storybook reckons with its colours, so they are the light tokens in the notation that it reads. */
const PAPER = '#f8fbf8'
const SURFACE = '#fdfffd'
const INK = '#171e2c'
const MUTED = '#4c5664'
const LINE = '#d6ded8'
const GREEN = '#00603d'

/** The house's paper, ink and faces for all that Storybook draws itself. */
export const house = create({
  base: 'light',
  brandTitle: 'Kontor, design system',
  fontBase: '"Plex Sans", sans-serif',
  fontCode: '"JetBrains Mono", monospace',
  appBg: PAPER,
  appContentBg: PAPER,
  appPreviewBg: PAPER,
  appBorderColor: LINE,
  appBorderRadius: 2,
  barBg: PAPER,
  barTextColor: MUTED,
  barSelectedColor: GREEN,
  barHoverColor: GREEN,
  textColor: INK,
  textMutedColor: MUTED,
  colorPrimary: GREEN,
  colorSecondary: GREEN,
  inputBg: SURFACE,
  inputBorder: MUTED,
  inputTextColor: INK,
  inputBorderRadius: 2,
})
