import { useBulk } from '~/components/shell/lists/bulk/use_bulk'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'
import type { InvoiceRow } from './types'

export function useInvoiceBulk() {
  const t = useText('billing/invoices')
  const maySend = useCan('orders.status.write')
  const send = {
    path: '/admin/manage-orders/invoices/bulk/mail',
    label: t('bulk.send'),
    title: ({ length }: readonly InvoiceRow[]) => t('bulk.title', { count: length }),
    text: () => t('bulk.text'),
    done: (count: number) => t('bulk.sent', { count }),
    isNamed: true as const,
  }
  const nameOf = ({ label, company }: InvoiceRow) => t('bulk.name', { label, company })
  return useBulk<InvoiceRow>(nameOf, maySend ? [send] : []).bulk
}
