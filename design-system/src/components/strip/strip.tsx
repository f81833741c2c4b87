import type { ReactNode } from 'react'
import { TriangleIcon } from '../icon'

interface StripProps {
  /** Brass asks for attention, e.g. that the shop closes; plain is for a choice to make. */
  tone?: 'plain' | 'brass'
  /** Names the strip among the parts of the page. */
  label: string
  children: ReactNode
  /** Buttons of equal weight, or what closes the strip. */
  actions?: ReactNode
}

/** A strip across the page, in the flow: it pushes down and never covers. */
export function Strip({ tone = 'plain', label, children, actions }: StripProps) {
  const isBrass = tone === 'brass'
  return (
    <section
      aria-label={label}
      className={`border-b text-ui text-ink print:hidden ${isBrass ? 'border-warning-line bg-warning-subtle' : 'border-line bg-sunken'}`}
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 gap-y-2 px-page-margin py-3">
        <div className="flex max-w-notice min-w-0 flex-1 basis-96 gap-3 max-sm:basis-full">
          {isBrass && (
            <span className="mt-0.5 text-warning-text">
              <TriangleIcon />
            </span>
          )}
          <div className="min-w-0">{children}</div>
        </div>
        {actions && <div className={ACTIONS}>{actions}</div>}
      </div>
    </section>
  )
}

const ACTIONS = 'ms-auto flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow'
