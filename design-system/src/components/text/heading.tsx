import type { ReactNode, Ref } from 'react'
import { tv, type VariantProps } from '../../internal/variants'

const heading = tv({
  variants: {
    size: {
      'display-l': 'text-display-l text-ink',
      'display-m': 'text-display-m text-ink',
      'display-m-admin': 'text-display-m-admin text-ink',
      'display-s': 'text-display-s text-ink',
      'display-xs': 'text-display-xs text-ink',
      'heading-s': 'text-heading-s text-ink',
      /* Groups rows of a list whose own names are larger. */
      'label': 'text-label font-semibold text-muted',
    },
  },
})

interface HeadingProps extends VariantProps<typeof heading> {
  /** The place in the outline; the size follows it unless given. */
  level: 1 | 2 | 3 | 4
  id?: string
  /** -1 where the page moves focus to its title. */
  tabIndex?: -1
  ref?: Ref<HTMLHeadingElement>
  children: ReactNode
}

const SIZE_OF_LEVEL = { 1: 'display-m', 2: 'display-s', 3: 'heading-s', 4: 'heading-s' } as const

/** A title: serif for what is sold and said, sans below that. */
export function Heading({ level, size = SIZE_OF_LEVEL[level], ...props }: HeadingProps) {
  const Element = `h${level}` as const
  return <Element {...props} className={heading({ size })} />
}
