import { Head } from '@inertiajs/react'
import { Heading, Text } from '@kontor/design-system/text'
import type { ReactNode } from 'react'

interface OutcomeProps {
  /** One sentence: what has happened. */
  title: string
  tabTitle?: string
  text: ReactNode
  /** The ways on; the first one is the main one. */
  children?: ReactNode
}

/** A page after something was done: what happened, what comes, the ways on. */
export function Outcome({ title, tabTitle, text, children }: OutcomeProps) {
  return (
    <section className="grid max-w-column justify-items-start gap-3 pt-16 pb-8">
      <Head title={tabTitle ?? title.replace(/\.$/, '')} />
      <Heading level={1}>{title}</Heading>
      <Text role="body-l" tone="muted" as="div" measure>
        {text}
      </Text>
      {children && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 pt-3">{children}</div>
      )}
    </section>
  )
}
