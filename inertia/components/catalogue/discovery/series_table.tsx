import { EmptyState } from '@kontor/design-system/empty_state'
import { Link } from '@kontor/design-system/link'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Text } from '@kontor/design-system/text'
import type { ReactNode } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { PRODUCTS } from '../manage/types'
import { DISCOVERIES, type SeriesRow } from './types'
import { useSeriesWords } from './use_series_words'

interface SeriesTableProps {
  discovery: number
  series: readonly SeriesRow[]
}

/** What was found: series of files, what each could be sold as, and how much of it is not plain. */
export function SeriesTable({ discovery, series }: SeriesTableProps) {
  const t = useText('catalogue/discover')
  const { count } = useFormat()
  const words = useSeriesWords()
  return (
    <DataTable
      caption={t('series.title')}
      rows={series}
      rowKey={({ position }) => position}
      empty={<EmptyState level={3} title={t('series.none')} />}
      columns={[
        {
          id: 'name',
          head: t('series.name'),
          lead: true,
          wrap: true,
          cell: ({ position, name, code }) => (
            <Two first={<Link href={`${DISCOVERIES}/${discovery}/${position}`}>{name}</Link>}>
              {code}
            </Two>
          ),
        },
        {
          id: 'files',
          head: t('series.files'),
          wrap: true,
          cell: (one) => <Two first={one.filePattern}>{words.format(one)}</Two>,
        },
        {
          id: 'days',
          head: t('series.days'),
          cell: (one) => <Two first={words.span(one)}>{words.extent(one)}</Two>,
        },
        {
          id: 'calendar',
          head: t('series.calendar'),
          cell: ({ calendar, unexplained }) => (
            <Two first={calendar ?? '–'}>
              {unexplained > 0 ? t('series.unexplained', { count: unexplained }) : t('series.all')}
            </Two>
          ),
        },
        { id: 'appears', head: t('series.appears'), wrap: true, cell: words.appears },
        {
          id: 'minimal',
          head: t('series.minimal'),
          end: true,
          cell: ({ minimalDays }) => count(minimalDays),
        },
        { id: 'fields', head: t('series.fields'), end: true, cell: ({ fields }) => count(fields) },
        { id: 'notes', head: t('series.notes'), end: true, cell: ({ notes }) => count(notes) },
        {
          id: 'became',
          head: t('series.became'),
          cell: ({ productId }) =>
            productId === null ? (
              t('series.open')
            ) : (
              <Link href={`${PRODUCTS}/${productId}`}>{t('series.made')}</Link>
            ),
        },
      ]}
    />
  )
}

function Two({ first, children }: { first: ReactNode; children: ReactNode }) {
  return (
    <>
      {first}
      <Text as="span" role="ui-s" tone="subtle" isBlock>
        {children}
      </Text>
    </>
  )
}
