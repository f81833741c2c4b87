import { EmptyState } from '@kontor/design-system/empty_state'
import { Link } from '@kontor/design-system/link'
import { PaymentRow, type PaymentToDecide } from '~/components/basket/payment/payment_row'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

/** Card payments that no order could use, for staff to give back. */
export default function Payments({ payments }: InertiaProps<{ payments: PaymentToDecide[] }>) {
  const t = useText('payment')
  const heads = ['since', 'customer', 'payment', 'reason', 'amount', 'action'] as const
  return (
    <div className="pb-16">
      <PageHead title={t('to_decide.title')} lead={t('to_decide.lead')} />
      <p className="pb-6 text-ui">
        <Link href="/admin/manage-orders">{t('to_decide.orders')}</Link>
      </p>
      {payments.length === 0 ? (
        <EmptyState title={t('to_decide.none')} />
      ) : (
        <div
          className="overflow-x-auto"
          tabIndex={0}
          role="region"
          aria-label={t('to_decide.title')}
        >
          <table className="w-full text-ui">
            <caption className="sr-only">{t('to_decide.caption')}</caption>
            <thead>
              <tr className="border-b border-line-ink">
                {heads.map((head) => (
                  <th
                    key={head}
                    scope="col"
                    className={`py-2 pe-4 text-label ${head === 'amount' ? 'text-end' : 'text-start'}`}
                  >
                    {t(`to_decide.${head}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {payments.map((payment) => (
                <PaymentRow key={payment.id} payment={payment} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
