import { Button } from '@kontor/design-system/button'
import { formatDay } from '@kontor/design-system/date_text'
import { GatedAction } from '@kontor/design-system/gated_action'
import type { Asked } from '~/components/shell/ask_first'
import { useText } from '~/hooks/use_text'
import { heldAddress, type Ending } from './types'

interface RenewActionProps {
  ending: Ending
  onAsk: (asked: Asked) => void
}

/** Lets a subscription go on, after a question that names the days; or says why it cannot. */
export function RenewAction({ ending, onAsk }: RenewActionProps) {
  const t = useText('subscriptions/ending')
  const { next, whyNot, name, type } = ending
  if (whyNot || !next) {
    return (
      <GatedAction align="end" reason={t(`why_not.${whyNot ?? 'not_renewed'}`)}>
        {t('renew.action')}
      </GatedAction>
    )
  }
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
