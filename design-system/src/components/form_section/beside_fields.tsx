import type { ReactNode } from 'react'
import { hintStyles, labelStyles } from '../../internal/field_styles'

interface BesideFieldsProps {
  hasHints?: boolean
  children: ReactNode
}

/** What stands in line with fields; it stays there when one of them shows what is wrong. */
export function BesideFields({ hasHints = false, children }: BesideFieldsProps) {
  return (
    <div className="grid min-w-0 flex-1 basis-48 content-start gap-1.5">
      <Line styles={labelStyles} />
      {hasHints && <Line styles={hintStyles} />}
      {children}
    </div>
  )
}

function Line({ styles }: { styles: string }) {
  return (
    <span aria-hidden="true" className={`${styles} max-sm:hidden`}>
      {'\u00a0'}
    </span>
  )
}
