import { MomentText } from '@kontor/design-system/date_text'
import { Text } from '@kontor/design-system/text'
import { Timeline } from '@kontor/design-system/timeline'
import type { ReactNode } from 'react'
import { EarlierEvents } from './earlier_events'
import { PageSection } from './page_section'

interface EventHistoryProps<E> {
  title: string
  /** Names the list: "History of MRDF". */
  label: string
  none: string
  events: readonly E[]
  earlier: number
  /** What happened, and who did it. */
  said: (event: E) => ReactNode
}

/** What happened to something and who did it, the newest first. */
export function EventHistory<E extends { seq: number; at: string }>(props: EventHistoryProps<E>) {
  const { title, label, none, events, earlier, said } = props
  const entries = events.map((event) => ({
    id: event.seq,
    time: <MomentText value={event.at} />,
    children: said(event),
  }))
  return (
    <PageSection title={title}>
      {entries.length === 0 ? (
        <Text tone="muted">{none}</Text>
      ) : (
        <div className="border-t border-line-ink">
          <Timeline label={label} entries={entries} />
          <EarlierEvents count={earlier} />
        </div>
      )}
    </PageSection>
  )
}
