import { Link } from '@kontor/design-system/link'
import { formatDay } from '@kontor/design-system/date_text'
import { Text } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { OrderMoney } from './types'

type Payment = OrderMoney['payments'][number]

/** Each payment with its booking day, its way and who booked it. */
export function MoneyIn({ payments }: { payments: Payment[] }) {
  const t = useText('billing/invoices')
  const { money } = useFormat()
  if (payments.length === 0) return null
  return (
    <div>
      <Text role="label">{t('order.payments')}</Text>
      <ul className="pt-1">
        {payments.map((payment, at) => (
          <li key={at} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
            <PaymentWords payment={payment} />
            <Text as="span" role="ui" isTabular>
              {`${money(payment.amountCents)} EUR`}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  )
}

function PaymentWords({ payment }: { payment: Payment }) {
  const t = useText('billing/invoices')
  const { on, source, by, statementId, reference } = payment
  const day = formatDay(on)
  const way = t(`order.way_${source}`)
  const words = by ? t('order.booked', { day, way, by }) : t('order.captured', { day })
  return (
    <Text as="span" role="ui" tone="muted">
      {statementId ? (
        <Link href={`/admin/manage-orders/statements/${statementId}?view=booked`}>{words}</Link>
      ) : (
        words
      )}
      {reference && (
        <Text as="span" role="mono-s" tone="subtle" isBlock breaks>
          {reference}
        </Text>
      )}
    </Text>
  )
}
