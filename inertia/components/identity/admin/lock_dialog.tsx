import { ADDRESSES } from '~/components/shell/addresses'
import { AskWhy } from '~/components/shell/ask_why'
import { useText } from '~/hooks/use_text'

interface DialogProps {
  user: { id: number; name: string; email: string }
  onClose: () => void
}

/** Asks before an account is locked, and for what the history is to say of it. */
export function LockDialog({ user: { id, name, email }, onClose }: DialogProps) {
  const t = useText('identity/people')
  const question = {
    title: t('lock.title', { name: name || email }),
    text: t('lock.text'),
    keep: t('lock.keep'),
    confirm: t('lock.confirm'),
    pending: t('lock.pending'),
    method: 'post',
    path: `${ADDRESSES.users}/${id}/lock`,
  } as const
  const reason = { label: t('lock.reason_label'), hint: t('lock.reason_hint'), maxLength: 500 }
  return <AskWhy asked={question} close={t('lock.close')} reason={reason} onClose={onClose} />
}
