import { Heading, Text } from '@kontor/design-system/text'
import type { ReactNode } from 'react'

interface FactorSectionProps {
  title: string
  /** What it is and what it is good for, in a sentence. */
  text: string
  children: ReactNode
}

/** One way to prove who somebody is, below a rule in full ink. */
export function FactorSection({ title, text, children }: FactorSectionProps) {
  return (
    <section className="grid gap-4 border-t border-line-ink pt-4">
      <div className="grid gap-1">
        <Heading level={2}>{title}</Heading>
        <Text tone="muted" measure>
          {text}
        </Text>
      </div>
      {children}
    </section>
  )
}
