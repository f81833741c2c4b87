import type { Data } from '@generated/data'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { DateText } from '@kontor/design-system/date_text'
import { Heading, Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import { StatusBadge } from '@kontor/design-system/status_badge'

interface KnownDaysProps {
  knownDays: Data.Catalogue.ProductDetail['knownDays']
  year: number
}

/** Days of the shown year on which something is wrong, and what. */
export function KnownDays({ knownDays, year }: KnownDaysProps) {
  const t = useText('catalogue/product')
  const shown = knownDays.filter(({ day }) => day.startsWith(`${year}-`)).toReversed()
  return (
    <section aria-labelledby="known-days" className="pt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-4">
        <Heading level={2} id="known-days">
          {t('detail.known_days')}
        </Heading>
        <Text role="ui-s" tone="muted">
          {t('detail.known_days_year', { year })}
        </Text>
      </div>
      {shown.length === 0 ? (
        <div className="border-t border-line pt-3">
          <Text role="ui" tone="muted">
            {t('detail.known_days_none', { year })}
          </Text>
        </div>
      ) : (
        <DataTable
          caption={t('detail.known_days')}
          rows={shown}
          rowKey={({ day }) => day}
          columns={[
            { id: 'day', head: t('detail.day'), cell: ({ day }) => <DateText value={day} /> },
            {
              id: 'condition',
              head: t('detail.condition'),
              cell: ({ condition }) => (
                <StatusBadge status={condition} label={t(`detail.${condition}`)} />
              ),
            },
            { id: 'note', head: t('detail.note'), cell: ({ note }) => note, wrap: true },
          ]}
        />
      )}
    </section>
  )
}
