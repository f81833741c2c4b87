import { formatMoment } from '@kontor/design-system/date_text'
import { EmptyState } from '@kontor/design-system/empty_state'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import type { HistoryLine } from './types'
import { useSideWords } from './use_side_words'

/** Who changed what of somebody's subscriptions, the newest first. */
export function ChangeTable({ lines }: { lines: HistoryLine[] }) {
  const t = useText('subscriptions/subscription_history')
  const words = useText('subscriptions/pages')
  const daysOf = useSideWords()
  const detailsOf = ({ reason, requestId, was, now }: HistoryLine) => {
    const [before, after] = [daysOf(was), daysOf(now)]
    const why = [requestId && t('request', { id: requestId }), reason].filter(Boolean).join(' · ')
    return [before && t('was', { days: before }), after && t('now', { days: after }), why]
  }
  const actionOf = (line: HistoryLine) => (
    <>
      {t(`actions.${line.action}` as 'actions.assigned')}
      {detailsOf(line)
        .filter((detail) => detail !== '')
        .map((detail) => (
          <Text key={detail} role="ui-s" tone="muted">
            {detail}
          </Text>
        ))}
    </>
  )
  return (
    <DataTable
      caption={t('changes')}
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        { id: 'at', head: t('at'), cell: ({ at }: HistoryLine) => formatMoment(at) },
        {
          id: 'name',
          head: words('columns.name'),
          lead: true,
          cell: ({ name }: HistoryLine) => name,
        },
        { id: 'action', head: t('what'), cell: actionOf, wrap: true },
        { id: 'actor', head: t('who'), cell: ({ actor }: HistoryLine) => actor },
      ]}
      empty={<EmptyState level={3} title={t('never')} />}
    />
  )
}
