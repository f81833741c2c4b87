import { tv, type VariantProps } from '../../internal/variants'
import { ExternalIcon } from '../icon'
import { useAnchor, type AnchorProps } from './link_provider'

const link = tv({
  base: 'underline decoration-1 underline-offset-link hover:decoration-2',
  variants: {
    variant: {
      text: 'text-accent-text decoration-accent-line hover:decoration-current',
      quiet: 'text-inherit decoration-line-strong hover:decoration-current',
      plain: 'text-inherit decoration-transparent hover:decoration-current',
      title:
        'text-display-xs text-ink decoration-transparent decoration-1 hover:decoration-accent hover:decoration-1',
      danger: 'text-danger-text decoration-danger-line hover:decoration-current',
    },
    isAlone: {
      true: 'pointer-coarse:inline-grid pointer-coarse:min-h-11 pointer-coarse:place-items-center',
    },
  },
  defaultVariants: { variant: 'text' },
})

interface LinkProps extends AnchorProps, VariantProps<typeof link> {
  /** Leaves the shop in a new window and says so: the words for it, e.g. "opens in a new window". */
  newWindowLabel?: string
  /** Stands in no sentence: as high as a finger needs it. */
  isAlone?: boolean
}

/** A link in running text or a list, through the router the application handed in. */
export function Link({ variant, isAlone, newWindowLabel, children, ...props }: LinkProps) {
  const Anchor = useAnchor()
  const className = link({ variant, isAlone })
  if (!newWindowLabel) {
    return (
      <Anchor {...props} className={className}>
        {children}
      </Anchor>
    )
  }
  return (
    <a {...props} target="_blank" rel="noreferrer" className={className}>
      {children}{' '}
      <span className="inline-block relative top-px">
        <ExternalIcon size={12} label={newWindowLabel} />
      </span>
    </a>
  )
}
