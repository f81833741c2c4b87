import { formatDay, formatMoment } from '@kontor/design-system/date_text'
import { SummaryList } from '@kontor/design-system/summary_list'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Statement } from './types'

export function StatementFacts({ statement }: { statement: Statement }) {
  const t = useText('billing/statements')
  const fields = useText('shared/fields')
  const { money, count } = useFormat()
  const { accountIban, reference, fromDay, toDay, createdAt, importedBy } = statement
  return (
    <div className="border-y border-line py-4">
      <SummaryList
        layout="columns"
        items={[
          { id: 'account', term: t('facts.account'), value: accountIban, mono: true },
          ...(reference
            ? [{ id: 'reference', term: t('facts.reference'), value: reference, mono: true }]
            : []),
          {
            id: 'days',
            term: t('facts.days'),
            value:
              fromDay === toDay
                ? formatDay(fromDay)
                : fields('from_to', { from: formatDay(fromDay), to: formatDay(toDay) }),
          },
          {
            id: 'incoming',
            term: t('facts.incoming'),
            value: `${money(statement.incomingCents)} EUR`,
          },
          ...(statement.knownLines > 0
            ? [{ id: 'known', term: t('facts.known'), value: count(statement.knownLines) }]
            : []),
          {
            id: 'imported',
            term: t('facts.imported'),
            value: t('facts.by', { at: formatMoment(createdAt), by: importedBy }),
          },
        ]}
      />
    </div>
  )
}
