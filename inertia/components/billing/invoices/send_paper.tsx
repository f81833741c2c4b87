import { Button } from '@kontor/design-system/button'
import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { useState } from 'react'
import { useText } from '~/hooks/use_text'
import { usePost } from '~/hooks/use_post'
import type { Paper } from './types'

/** Sends a paper by mail once more, after a question that names the recipient. */
export function SendPaper({ paper: { label, recipient } }: { paper: Paper }) {
  const t = useText('billing/invoices')
  const [isOpen, setOpen] = useState(false)
  const { post, isPending } = usePost(`/admin/manage-orders/invoices/${label}/mails`)
  return (
    <>
      <Button onPress={() => setOpen(true)} aria-label={t('order.mail_to', { label })}>
        {t('order.mail')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('order.mail_question', { label })}
        keepLabel={t('order.keep')}
        confirmLabel={t('order.mail')}
        pendingLabel={t('order.sending')}
        isPending={isPending}
        tone="primary"
        onConfirm={() => post({}, { onFinish: () => setOpen(false) })}
      >
        {t('order.mail_text', { email: recipient })}
      </ConfirmDialog>
    </>
  )
}
