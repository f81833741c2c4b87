import type { ReactNode } from 'react'
import { labelStyles } from '../../internal/field_styles'

/** What stands in line with fields that have no hints; it stays there when one of them shows what is wrong. */
export function BesideFields({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-w-0 flex-1 basis-48 content-start gap-1.5">
      <span aria-hidden="true" className={`${labelStyles} max-sm:hidden`}>
        {LINE}
      </span>
      {children}
    </div>
  )
}

/** As high as a label, and unseen. */
const LINE = '\u00a0'
