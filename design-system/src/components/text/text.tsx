import type { ReactNode } from 'react'
import { tv, type VariantProps } from '../../internal/variants'

const text = tv({
  base: '',
  variants: {
    role: {
      /* Said rather than titled: the statement of a page, a name outside the outline. */
      'display-l': 'text-display-l',
      'display-s': 'text-display-s',
      'display-xs': 'text-display-xs',
      'body-l': 'text-body-l',
      'body': 'text-body',
      'ui': 'text-ui',
      'ui-s': 'text-ui-s',
      'caption': 'text-caption',
      'label': 'text-label',
      'mono': 'text-mono',
      'mono-s': 'text-mono-s',
      'figure-l': 'text-figure-l',
      'figure-m': 'text-figure-m',
      /* Inside other words, to change their weight or tone alone. */
      'inherit': '',
    },
    tone: {
      ink: 'text-ink',
      muted: 'text-muted',
      subtle: 'text-subtle',
      danger: 'text-danger-text',
      warning: 'text-warning-text',
      inherit: '',
    },
    weight: { normal: 'font-normal', medium: 'font-medium', semibold: 'font-semibold' },
    isTabular: { true: 'tabular-nums' },
    isBlock: { true: 'block' },
    breaks: { true: 'wrap-anywhere' },
    measure: { true: 'max-w-reading', lede: 'max-w-lede', statement: 'max-w-statement' },
  },
  defaultVariants: { role: 'body', tone: 'ink' },
})

interface TextProps extends VariantProps<typeof text> {
  /** A paragraph unless it stands inside one, holds more than words, or is an item of a list. */
  as?: 'p' | 'span' | 'div' | 'li' | 'code'
  id?: string
  children: ReactNode
}

/**
 * Words in a role of the type scale. `measure` keeps them at 66 characters a line, `isTabular`
 * aligns their digits, `breaks` lets names without a space break anywhere.
 */
export function Text({ as: Element = 'p', id, children, ...look }: TextProps) {
  return (
    <Element id={id} className={text(look)}>
      {children}
    </Element>
  )
}
