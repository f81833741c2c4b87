import type { ReactNode } from 'react'
import { tv, type VariantProps } from '../../internal/variants'

const text = tv({
  base: '',
  variants: {
    role: {
      'body-l': 'text-body-l',
      'body': 'text-body',
      'ui': 'text-ui',
      'ui-s': 'text-ui-s',
      'caption': 'text-caption',
      'mono': 'text-mono',
      'figure-l': 'text-figure-l',
    },
    tone: {
      ink: 'text-ink',
      muted: 'text-muted',
      subtle: 'text-subtle',
      danger: 'text-danger-text',
    },
    measure: { true: 'max-w-reading' },
  },
  defaultVariants: { role: 'body', tone: 'ink' },
})

interface TextProps extends VariantProps<typeof text> {
  /** A paragraph unless it stands inside one. */
  as?: 'p' | 'span' | 'div'
  id?: string
  children: ReactNode
}

/** Running words in a role of the type scale; `measure` keeps them at 66 characters a line. */
export function Text({ as: Element = 'p', id, children, ...look }: TextProps) {
  return (
    <Element id={id} className={text(look)}>
      {children}
    </Element>
  )
}
