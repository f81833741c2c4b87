import type { ReactNode } from 'react'

interface TableEmptyProps {
  /** One sentence: "No order matches these filters." */
  title: ReactNode
  /** What to do about it. */
  children?: ReactNode
  /** The one action. */
  action?: ReactNode
}

/** In place of rows that are not there: what was looked for, and the next step. */
export function TableEmpty({ title, children, action }: TableEmptyProps) {
  return (
    <div className="border-y border-line py-8">
      <p className="max-w-reading pb-1 text-display-s">{title}</p>
      {children && <div className="max-w-reading text-body text-muted">{children}</div>}
      {action && <div className="pt-4">{action}</div>}
    </div>
  )
}
