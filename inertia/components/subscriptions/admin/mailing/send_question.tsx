import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { useText } from '~/hooks/use_text'
import type { Type } from '../subscribers/types'
import { recipientsOf } from './recipients_of'
import { mailingAddress } from './types'
import type { MailingForm } from './use_mailing_form'

interface QuestionProps {
  type: Type
  form: MailingForm
  sendKey: string
  isOpen: boolean
  onClose: () => void
}

/** Asks before people are written to; what is refused comes back to the fields. */
export function SendQuestion({ type, form, sendKey, isOpen, onClose }: QuestionProps) {
  const t = useText('subscriptions/mailing')
  const count = recipientsOf(form.data.recipients).addresses.length
  const send = () => {
    form.transform((data) => ({ ...data, key: sendKey }))
    form.post(mailingAddress(type), {
      preserveScroll: true,
      preserveState: true,
      onSuccess: () => form.reset(),
      onFinish: onClose,
    })
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title={t('question.title', { count })}
      keepLabel={t('question.keep')}
      confirmLabel={t('question.confirm', { count })}
      pendingLabel={t('sending')}
      isPending={form.processing}
      tone="primary"
      onConfirm={send}
    >
      {t('question.text')}
    </ConfirmDialog>
  )
}
