import { Button } from '@kontor/design-system/button'
import { formatMoment } from '@kontor/design-system/date_text'
import { LinkButton } from '@kontor/design-system/link_button'
import { SummaryList } from '@kontor/design-system/summary_list'
import { Text } from '@kontor/design-system/text'
import { FailedPayment } from '~/components/basket/payment/payment_outcome'
import type { Payment } from '~/components/basket/payment/types'
import { usePaymentWatch, useWayToBank } from '~/components/basket/payment/use_payment_watch'
import { PageHead } from '~/components/shell/page_head'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

/** A card payment under way, or what became of it; a paid one goes on to its order. */
export default function PaymentStatus({ payment }: InertiaProps<{ payment: Payment }>) {
  const t = useText('orders/payment')
  usePaymentWatch(payment)
  useWayToBank(payment)
  if (payment.phase === 'failed') {
    return (
      <div className="max-w-140 pb-16">
        <PageHead title={t('status.not_placed')} />
        <FailedPayment message={payment.message} />
      </div>
    )
  }
  return (
    <div className="max-w-140 pb-16">
      <div role="status">
        <PageHead
          title={t(`status.${payment.phase}_title`)}
          lead={t(`status.${payment.phase}_text`)}
        />
      </div>
      <div className="grid gap-6">
        <Amount payment={payment} />
        <Onward payment={payment} />
      </div>
    </div>
  )
}

function Amount({ payment }: { payment: Payment }) {
  const t = useText('orders/payment')
  const { money } = useFormat()
  const { amountCents, lockedUntil } = payment
  return (
    <>
      <SummaryList
        items={[{ id: 'amount', term: t('status.amount'), value: money(amountCents) }]}
      />
      {lockedUntil && (
        <Text role="ui" tone="muted">
          {t('status.locked_until', { time: formatMoment(lockedUntil) })}
        </Text>
      )}
    </>
  )
}

function Onward({ payment: { phase, redirectUrl } }: { payment: Payment }) {
  const t = useText('orders/payment')
  if (phase === 'bank') {
    return (
      <div>
        <Button variant="primary" onPress={() => window.location.assign(redirectUrl!)}>
          {t('status.bank_button')}
        </Button>
      </div>
    )
  }
  return (
    <div>
      <LinkButton href="/basket/1">{t('status.back')}</LinkButton>
    </div>
  )
}
