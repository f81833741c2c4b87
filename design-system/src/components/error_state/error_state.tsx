import type { ReactNode } from 'react'

interface ErrorStateProps {
  /** One serif sentence: what happened. */
  title: string
  /** Why, and what was not lost. */
  children: ReactNode
  /** The way out, one link or button. */
  action?: ReactNode
  /** For a question to us: "Reference 7f2a19c0". */
  reference?: string
}

/** A page that cannot be shown: not found, locked, forbidden, failed. No illustration. */
export function ErrorState({ title, children, action, reference }: ErrorStateProps) {
  return (
    <section className="grid max-w-reading justify-items-start gap-4 py-16">
      <h1 tabIndex={-1} className="text-display-m outline-none">
        {title}
      </h1>
      <div className="text-body-l text-muted">{children}</div>
      {action}
      {reference && <p className="text-mono-s text-subtle">{reference}</p>}
    </section>
  )
}
