import { StatusBadge } from '@kontor/design-system/status_badge'
import { useText } from '~/hooks/use_text'
import type { Webhook } from './types'

/** Whether a webhook is told: on, on but failing, or off. */
export function HookState({ webhook }: { webhook: Pick<Webhook, 'isOn' | 'failingSince'> }) {
  const t = useText('webhooks/pages')
  if (!webhook.isOn) return <StatusBadge status="inactive" label={t('states.off')} />
  if (webhook.failingSince) return <StatusBadge status="failed" label={t('states.failing')} />
  return <StatusBadge status="active" label={t('states.on')} />
}
