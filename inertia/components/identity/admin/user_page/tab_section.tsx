import { Heading } from '@kontor/design-system/text'
import type { ReactNode } from 'react'

interface SectionProps {
  title: string
  /** What can be done with all of it. */
  end?: ReactNode
  children: ReactNode
}

/** A part of a tab: its title, what can be done, and its facts. */
export function TabSection({ title, end, children }: SectionProps) {
  return (
    <section className="grid gap-3" aria-label={title}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading level={2}>{title}</Heading>
        {end}
      </div>
      {children}
    </section>
  )
}
