import { formatMoment } from '@kontor/design-system/date_text'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import type { Data } from '@generated/data'
import { useText } from '~/hooks/use_text'
import { TabSection } from './tab_section'

type Lock = Data.Identity.UserSecurity['lock']

/** Whether an account is locked, since when, by whom and why. */
export function UserLock({ lock }: { lock: Lock }) {
  const t = useText('identity/user_security')
  return (
    <TabSection title={t('lock.title')}>
      {lock ? <Locked lock={lock} /> : <Text role="ui">{t('lock.none')}</Text>}
    </TabSection>
  )
}

function Locked({ lock: { at, by, reason } }: { lock: NonNullable<Lock> }) {
  const t = useText('identity/user_security')
  const since = t('lock.since', { moment: formatMoment(at) })
  const detail = reason ? t('lock.reason', { reason }) : undefined
  return (
    <StatusBadge
      status="locked"
      label={[since, by && t('lock.by', { by })].filter(Boolean).join(' ')}
      detail={detail}
    />
  )
}
