import { DownloadIcon } from '@kontor/design-system/icon'
import { LinkButton } from '@kontor/design-system/link_button'
import { Text } from '@kontor/design-system/text'
import { addressOfPaper } from '~/components/billing/invoices/address_of_paper'
import { StartArchive } from '~/components/delivery/start_archive'
import { Refusal } from '~/components/delivery/refusal'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { deliveryAddress } from '../order_address'
import { CopyPayment } from './copy_payment'
import type { CustomerMoney } from '~/components/billing/invoices/types'
import type { Said } from './use_said'

type NextStepProps = Omit<Said, 'money'> & { money: CustomerMoney }

/** The one thing to do with an order now, as its state says. */
export function NextStep({ order, sums, phase, money }: NextStepProps) {
  const t = useText('orders/sheet')
  const { state, number, payment } = order
  const [paper] = money.invoices.toReversed()
  if (payment) return <CopyPayment payment={payment} />
  if (phase === 'open' && sums.waiting > 0) return <Download number={number} sums={sums} />
  if (state === 'Processing') return <Way href="#items">{t('next.watch')}</Way>
  if (state === 'Failed' || state === 'Rejected') {
    return money.paidCents > 0 ? <Way href="#money">{t('next.refund')}</Way> : null
  }
  if (state === 'Archived' || (phase === 'ended' && !paper)) {
    return <Way href={`${deliveryAddress(number)}/downloads`}>{t('next.ledger')}</Way>
  }
  if (!paper) return null
  return (
    <LinkButton
      variant="primary"
      size="large"
      isBlock
      href={addressOfPaper(paper.label)}
      target="_blank"
    >
      {t(`next.${paper.kind}`)}
    </LinkButton>
  )
}

function Way({ href, children }: { href: string; children: string }) {
  return (
    <LinkButton variant="primary" size="large" isBlock href={href}>
      {children}
    </LinkButton>
  )
}

function Download({ number, sums }: { number: number; sums: Said['sums'] }) {
  const t = useText('orders/sheet')
  const { count, size } = useFormat()
  const { waiting, waitingBytes } = sums
  return (
    <div className="grid gap-1.5">
      <StartArchive
        action={`${deliveryAddress(number)}/archive`}
        variant="primary"
        size="large"
        isBlock
      >
        <DownloadIcon />
        {t('next.download', { count: waiting, shown: count(waiting) })}
        <Text as="span" role="ui-s" tone="inherit" isTabular>
          {size(waitingBytes)}
        </Text>
      </StartArchive>
      <Refusal name="archive" />
    </div>
  )
}
