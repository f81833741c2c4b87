import { DateText } from '@kontor/design-system/date_text'
import { Link } from '@kontor/design-system/link'
import type { TableColumn } from '@kontor/design-system/patterns/data_table'
import type { ReactNode } from 'react'
import type { Data } from '@generated/data'
import { ADDRESSES } from '~/components/shell/addresses'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { addressOfPaper } from './address_of_paper'
import { PaperLinks } from './paper_links'

export type OwnPaper = Pick<
  Data.Billing.OrderMoney['invoices'][number],
  'kind' | 'label' | 'issuedOn'
> & {
  orderNumber: number | null
  supply: { name: string; path: string } | null
  grossCents: number
}

/** Whatever is in them, columns are as wide as those of the other months. */
const WIDTHS = {
  label: 'block sm:w-48',
  issued: 'block sm:w-28',
  for: 'block sm:w-60',
  gross: 'block sm:ms-auto sm:w-28',
  files: 'block sm:ms-auto sm:w-28',
}

const wide = (id: keyof typeof WIDTHS, cell: ReactNode) => (
  <span className={WIDTHS[id]}>{cell}</span>
)

/** Columns of one's own invoices and credit notes. */
export function usePaperColumns(): TableColumn<OwnPaper>[] {
  const t = useText('billing/papers')
  const words = useText('billing/invoices')
  const { money } = useFormat()
  return [
    {
      id: 'label',
      head: t('number'),
      cell: ({ kind, label }) => wide('label', `${words(`kinds.${kind}`)} ${label}`),
    },
    {
      id: 'issued',
      head: t('issued'),
      cell: ({ issuedOn }) => wide('issued', <DateText value={issuedOn} />),
    },
    {
      id: 'for',
      head: t('for'),
      cell: ({ orderNumber, supply }) =>
        wide(
          'for',
          <Link href={supply?.path ?? `${ADDRESSES.orders}/${orderNumber}`} variant="quiet">
            {supply?.name ?? t('order', { number: orderNumber })}
          </Link>
        ),
      wrap: true,
    },
    {
      id: 'gross',
      head: t('amount'),
      end: true,
      cell: ({ grossCents }) => wide('gross', money(grossCents)),
    },
    {
      id: 'files',
      head: t('files'),
      end: true,
      cell: ({ label }) =>
        wide('files', <PaperLinks label={label} address={addressOfPaper(label)} />),
    },
  ]
}
