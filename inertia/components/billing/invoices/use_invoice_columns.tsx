import { formatDay } from '@kontor/design-system/date_text'
import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import type { ReactNode } from 'react'
import type { ListColumn } from '~/components/shell/lists/types'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { PaperLinks } from './paper_links'
import { PaymentBadge } from './payment_badge'
import type { InvoiceRow, InvoiceSort } from './types'

/** Columns of the list of invoices; what a credit note takes back is negative. */
export function useInvoiceColumns(): ListColumn<InvoiceRow, InvoiceSort>[] {
  const t = useText('billing/invoices')
  const { money } = useFormat()
  const signed = (row: InvoiceRow, cents: number) => money(row.kind === 'Invoice' ? cents : -cents)
  return [
    {
      id: 'label',
      head: t('list.label'),
      sort: 'number',
      cell: ({ label, kind, corrects }) => (
        <Below
          text={corrects && `${t(`kinds.${kind}`)}, ${t('list.corrects', { label: corrects })}`}
        >
          {label}
        </Below>
      ),
    },
    {
      id: 'issued',
      head: t('list.issued'),
      sort: 'issued',
      cell: ({ issuedOn }) => formatDay(issuedOn),
    },
    {
      id: 'order',
      head: t('list.order'),
      sort: 'order',
      cell: ({ orderNumber }) =>
        orderNumber !== null && (
          <Link href={`/admin/manage-orders/${orderNumber}`}>{orderNumber}</Link>
        ),
    },
    {
      id: 'company',
      head: t('list.company'),
      sort: 'company',
      cell: ({ company }) => company,
    },
    { id: 'net', head: t('list.net'), end: true, cell: (row) => signed(row, row.netCents) },
    { id: 'vat', head: t('list.vat'), end: true, cell: (row) => signed(row, row.vatCents) },
    {
      id: 'gross',
      head: t('list.gross'),
      end: true,
      lead: true,
      sort: 'gross',
      cell: (row) => signed(row, row.grossCents),
    },
    {
      id: 'payment',
      head: t('list.payment'),
      cell: (row) => <Payment {...row} />,
    },
    {
      id: 'papers',
      head: t('list.papers'),
      cell: ({ label }) => (
        <PaperLinks label={label} address={`/admin/manage-orders/invoices/${label}`} />
      ),
    },
  ]
}

/** How far it is paid, and what of it is still to come; invoices of orders are paid with these. */
function Payment({ payment, kind, dueCents, grossCents }: InvoiceRow) {
  const t = useText('billing/invoices')
  const { money } = useFormat()
  if (payment) {
    const isPartly = dueCents !== null && dueCents !== 0 && dueCents !== grossCents
    return (
      <Below text={isPartly ? `${t('list.due')}: ${money(dueCents)}` : null}>
        <PaymentBadge payment={payment} />
      </Below>
    )
  }
  return (
    kind === 'Invoice' && (
      <Text as="span" role="ui" tone="subtle">
        {t('list.with_order')}
      </Text>
    )
  )
}

/** What a second line says of the first one, if there is anything to say. */
function Below({ children, text }: { children: ReactNode; text: string | null }) {
  return (
    <span className="grid">
      <span>{children}</span>
      {text && (
        <Text as="span" role="ui-s" tone="subtle">
          {text}
        </Text>
      )}
    </span>
  )
}
