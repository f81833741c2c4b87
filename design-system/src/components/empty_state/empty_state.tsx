import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** One sentence: what is not here, and under which filter. */
  title: ReactNode
  /** What would bring something. */
  children?: ReactNode
  action?: ReactNode
  /** The place of the sentence in the outline. */
  level?: 2 | 3
}

/** Nothing here, and what to do about it: a page, a section, or in place of a table's rows. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const
  return (
    <div className="grid justify-items-start gap-1 border-y border-line py-8">
      <Title className="max-w-reading text-display-xs">{title}</Title>
      {children && <div className="max-w-reading text-body text-muted">{children}</div>}
      {action && <div className="pt-3">{action}</div>}
    </div>
  )
}
