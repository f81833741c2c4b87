import { Fragment } from 'react'
import { MomentText } from '@kontor/design-system/date_text'
import { Timeline } from '@kontor/design-system/timeline'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import { PageSection } from '~/components/shell/page_section'
import type { AdminOrder } from './types'
import { useHistoryWords } from './use_history_words'

/** Who did what to the order and why, newest first. */
export function OrderHistory({ order }: { order: AdminOrder }) {
  const t = useText('orders/admin')
  const orders = useText('orders/order')
  const { text, reason, changes } = useHistoryWords(order)
  const entries = order.history.map((entry, at) => {
    const why = reason(entry)
    return {
      id: at,
      time: <MomentText value={entry.at} />,
      status: entry.to ?? undefined,
      children: (
        <>
          {text(entry)}
          <Changes changes={changes(entry)} />
          {why && (
            <Text as="span" role="ui-s" tone="muted" isBlock>
              {orders('history.reason', { reason: why })}
            </Text>
          )}
        </>
      ),
    }
  })
  return (
    <PageSection title={t('history.title')}>
      <div className="border-t border-line-ink">
        <Timeline
          label={t('history.label', { number: order.number })}
          entries={entries.toReversed()}
        />
      </div>
    </PageSection>
  )
}

function Changes({ changes }: { changes: { field: string; words: string }[] }) {
  if (changes.length === 0) return null
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 py-1">
      {changes.map(({ field, words }) => (
        <Fragment key={field}>
          <dt>
            <Text as="span" role="ui-s" tone="muted">
              {field}
            </Text>
          </dt>
          <dd className="min-w-0 wrap-anywhere">
            <Text as="span" role="ui-s" isTabular>
              {words}
            </Text>
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
