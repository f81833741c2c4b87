import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { formatMoment } from '@kontor/design-system/date_text'
import { Dialog } from '@kontor/design-system/dialog'
import { GatedAction } from '@kontor/design-system/gated_action'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import { TextArea } from '@kontor/design-system/text_area'
import type { Data } from '@generated/data'
import { useState } from 'react'
import { ADDRESSES } from '~/components/shell/addresses'
import { useCodeText } from '~/hooks/use_code_text'
import { useText } from '~/hooks/use_text'
import { AskFirst, type Asked } from './ask_first'
import { TabSection } from './tab_section'

interface LockProps {
  person: Data.Identity.TabUser
  lock: Data.Identity.UserSecurity['lock']
  mayChange: boolean
}

/** Whether an account is locked, since when, by whom and why; and the way to change it. */
export function UserLock({ person, lock, mayChange }: LockProps) {
  const t = useText('identity/user_security')
  const sayCode = useCodeText('identity/account', 'identity/merger')
  const [isLocking, setLocking] = useState(false)
  const [asked, ask] = useState<Asked | null>(null)
  const code = person.isStaff ? 'account.errors.staff_not_lockable' : 'merger.errors.merged_already'
  const reason = person.isStaff || person.mergedInto !== null ? sayCode({ code }) : undefined
  const change = () => (lock ? ask(unlocking(t, person)) : setLocking(true))
  return (
    <TabSection
      title={t('lock.title')}
      end={
        mayChange && (
          <GatedAction align="end" reason={reason} onPress={change}>
            {t(lock ? 'lock.unlock' : 'lock.lock')}
          </GatedAction>
        )
      }
    >
      {lock ? <Locked lock={lock} /> : <Text role="ui">{t('lock.none')}</Text>}
      <LockDialog person={person} isOpen={isLocking} onClose={() => setLocking(false)} />
      <AskFirst asked={asked} onClose={() => ask(null)} />
    </TabSection>
  )
}

type Say = ReturnType<typeof useText<'identity/user_security'>>

const unlocking = (t: Say, { id, name }: Data.Identity.TabUser): Asked => ({
  title: t('lock.unlock_title', { name }),
  text: t('lock.unlock_text'),
  keep: t('keep'),
  confirm: t('lock.unlock'),
  pending: t('lock.unlocking'),
  method: 'delete',
  path: `${ADDRESSES.users}/${id}/lock`,
  tone: 'primary',
})

function Locked({ lock: { at, by, reason } }: { lock: NonNullable<LockProps['lock']> }) {
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

interface DialogProps {
  person: Data.Identity.TabUser
  isOpen: boolean
  onClose: () => void
}

function LockDialog({ person, isOpen, onClose }: DialogProps) {
  const t = useText('identity/user_security')
  const form = useForm({ reason: '' })
  const close = () => {
    form.reset()
    form.clearErrors()
    onClose()
  }
  const lock = () =>
    form.post(`${ADDRESSES.users}/${person.id}/lock`, { preserveScroll: true, onSuccess: close })
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && close()}
      title={t('lock.lock_title', { name: person.name })}
      description={t('lock.lock_text')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onPress={close}>{t('keep')}</Button>
          <Button
            variant="destroy"
            isPending={form.processing}
            pendingLabel={t('lock.locking')}
            onPress={lock}
          >
            {t('lock.lock')}
          </Button>
        </>
      }
    >
      <TextArea
        name="reason"
        label={t('lock.reason_label')}
        hint={t('lock.reason_hint')}
        maxLength={500}
        value={form.data.reason}
        onChange={(value) => form.setData('reason', value)}
        error={form.errors.reason}
      />
    </Dialog>
  )
}
