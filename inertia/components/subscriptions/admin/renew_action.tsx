import { Button } from '@kontor/design-system/button'
import { formatDay } from '@kontor/design-system/date_text'
import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import { ADDRESSES } from '~/components/shell/addresses'
import type { AskedWhy } from '~/components/shell/ask_why'
import { useText } from '~/hooks/use_text'
import { heldAddress, type Ending } from './types'

interface RenewActionProps {
  ending: Ending
  onAsk: (asked: AskedWhy) => void
}

/** Lets a subscription go on, after a question that names the days; or says how it goes on instead. */
export function RenewAction({ ending, onAsk }: RenewActionProps) {
  const t = useText('subscriptions/ending')
  const { next, whyNot, name, type } = ending
  if (whyNot || !next) return <OtherWay {...ending} />
  const days = { from: formatDay(next.from), until: formatDay(next.until) }
  const ask = () =>
    onAsk({
      title: t('renew.title', { type }),
      text: t('renew.text', { name, ...days }),
      keep: t('renew.keep'),
      confirm: t('renew.action'),
      pending: t('renew.pending'),
      tone: 'primary',
      method: 'post',
      path: `${heldAddress({ id: ending.userId }, ending.typeId)}/ranges/${ending.rangeId}/renewal`,
    })
  return (
    <Button onPress={ask} aria-label={t('renew.named', { type, name })}>
      {t('renew.action')}
    </Button>
  )
}

function OtherWay({ userId, name, whyNot }: Ending) {
  const t = useText('subscriptions/ending')
  if (whyNot === 'not_renewed') {
    return (
      <Link
        href={`${ADDRESSES.users}/${userId}/subscriptions`}
        aria-label={t('agree_named', { name })}
      >
        {t('agree')}
      </Link>
    )
  }
  return (
    <Text as="span" role="ui-s" tone="muted">
      {t(`why_not.${whyNot ?? 'by_request'}`)}
    </Text>
  )
}
