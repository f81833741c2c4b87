import type { TableColumn } from '@kontor/design-system/patterns/data_table'
import { Link } from '@kontor/design-system/link'
import { useFormat } from '~/hooks/use_format'
import { useInEur } from '~/hooks/use_in_eur'
import { useText } from '~/hooks/use_text'
import { StatementLinks } from './statement_links'
import { DATA_PARTNERS, type Partner, type PartnerLine } from './types'
import { useShareText } from './use_share_text'

type Sums = Pick<Partner, 'soldCents' | 'creditedCents' | 'netCents' | 'owedCents'>

/** What was sold, credited, and is owed, as both tables show it. */
function useSumColumns<Row extends Sums>(): TableColumn<Row>[] {
  const t = useText('statistics/venue_revenue')
  const { money } = useFormat()
  const inEur = useInEur()
  const sum = (id: 'sold' | 'credited' | 'net' | 'owed', of: keyof Sums) => ({
    id,
    head: inEur(t(`columns.${id}`)),
    end: true,
    cell: (row: Row) => money(row[of]),
  })
  return [
    sum('sold', 'soldCents'),
    sum('credited', 'creditedCents'),
    sum('net', 'netCents'),
    sum('owed', 'owedCents'),
  ]
}

/** Venues and what each brought in a month. */
export function usePartnerColumns(month: string): TableColumn<Partner>[] {
  const t = useText('statistics/venue_revenue')
  const share = useShareText()
  const [sold, credited, net, owed] = useSumColumns<Partner>()
  return [
    {
      id: 'venue',
      head: t('columns.venue'),
      wrap: true,
      cell: ({ id, name }) => <Link href={`${DATA_PARTNERS}/${id}?month=${month}`}>{name}</Link>,
    },
    { id: 'kind', head: t('columns.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    ...[sold!, credited!, net!],
    {
      id: 'share',
      head: t('columns.share_today'),
      end: true,
      cell: ({ hundredths }) => share(hundredths),
    },
    owed!,
    {
      id: 'files',
      head: t('columns.files'),
      cell: (venue) => <StatementLinks venue={venue} month={month} />,
    },
  ]
}

/** Products of a venue and what is owed of each; a name leads to the papers behind it. */
export function useLineColumns(
  papersOf: (line: PartnerLine) => string
): TableColumn<PartnerLine>[] {
  const t = useText('statistics/venue_revenue')
  const share = useShareText()
  const [sold, credited, net, owed] = useSumColumns<PartnerLine>()
  return [
    {
      id: 'product',
      head: t('columns.product'),
      wrap: true,
      cell: (line) => <Link href={papersOf(line)}>{line.productName ?? line.productCode}</Link>,
    },
    ...[sold!, credited!, net!],
    { id: 'share', head: t('columns.share'), end: true, cell: (line) => share(line.hundredths) },
    owed!,
  ]
}
