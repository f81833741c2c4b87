import { Heading, Text } from '@kontor/design-system/text'
import { useId, type ReactNode } from 'react'

interface PageSectionProps {
  /** Lets an address lead here. */
  id?: string
  title: string
  /** What it comes to, at the end of the title's line. */
  sum?: ReactNode
  children: ReactNode
}

export function PageSection({ id, title, sum, children }: PageSectionProps) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className="min-w-0 pt-8 first:pt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2">
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
        {sum && (
          <Text role="ui-s" tone="muted" isTabular>
            {sum}
          </Text>
        )}
      </div>
      {children}
    </section>
  )
}
