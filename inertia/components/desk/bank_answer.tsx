import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { formatDay } from '@kontor/design-system/date_text'
import { CheckIcon, TriangleIcon } from '@kontor/design-system/icon'
import { Kbd } from '@kontor/design-system/kbd'
import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import { useState } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { DESK, ORDERS, type BankLine } from './types'

type Found = NonNullable<BankLine['found']>
type Order = NonNullable<Found['order']>

/** What a line was read as, and the step that follows. */
export function BankAnswer({
  line: { text, found },
  onDone,
}: {
  line: BankLine
  onDone: () => void
}) {
  const t = useText('desk/today')
  if (text === '') return null
  if (!found?.order) {
    return (
      <Text role="ui-s" tone="muted">
        {t(found ? 'line.unknown' : 'line.unread')}
      </Text>
    )
  }
  return <Meant found={found} order={found.order} onDone={onDone} />
}

interface MeantProps {
  found: Found
  order: Order
  onDone: () => void
}

function Meant({ found, order, onDone }: MeantProps) {
  const t = useText('desk/today')
  const [isPending, setPending] = useState(false)
  const isExact = found.proposal === 'exact'
  const confirm = () =>
    router.post(`${DESK}/transfers`, bookingOf(found, order), {
      preserveScroll: true,
      preserveState: true,
      onStart: () => setPending(true),
      onSuccess: onDone,
      onFinish: () => setPending(false),
    })
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 pt-1 max-sm:grid-cols-[auto_minmax(0,1fr)]">
      <span className={`self-start pt-1 ${isExact ? 'text-accent' : 'text-warning'}`}>
        {isExact ? <CheckIcon /> : <TriangleIcon />}
      </span>
      <div className="min-w-0">
        <Text role="ui" weight="medium">
          {order.company}
        </Text>
        <Text role="ui-s" tone="muted" isTabular>
          <Link href={`${ORDERS}/${order.number}`} variant="quiet">
            {t('line.answer', { number: order.number, reference: order.reference })}
          </Link>
          {' · '}
          <Why found={found} order={order} />
        </Text>
      </div>
      {isExact && (
        <span className="max-sm:col-span-2 max-sm:grid">
          <Button
            variant="primary"
            data-line-key="c"
            onPress={confirm}
            isPending={isPending}
            pendingLabel={t('line.confirming')}
          >
            {t('line.confirm')} <Kbd isHint>c</Kbd>
          </Button>
        </span>
      )}
    </div>
  )
}

function Why({ found, order }: Pick<MeantProps, 'found' | 'order'>) {
  const t = useText('desk/today')
  const { money } = useFormat()
  const { proposal, cents, bookedOn } = found
  if (proposal === 'exact') {
    const day = t('line.day', { day: formatDay(bookedOn) })
    return `${t('line.exact')} ${day} ${order.entry ? t('line.from_statement') : ''}`
  }
  if (proposal === 'amount_differs') {
    const difference = (cents ?? 0) - order.dueCents
    return t(difference < 0 ? 'line.less' : 'line.more', {
      difference: money(Math.abs(difference)),
    })
  }
  return t(`line.${proposal as 'already_booked' | 'closed' | 'no_transfer'}`)
}

const bookingOf = ({ cents, bookedOn }: Found, { number, version, dueCents, entry }: Order) => ({
  ...{ orderNumber: number, version, bookedOn, amountCents: cents ?? dueCents },
  entry: entry && { id: entry.id, statementId: entry.statementId },
})
