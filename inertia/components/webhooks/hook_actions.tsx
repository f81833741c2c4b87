import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { useState } from 'react'
import { useText } from '~/hooks/use_text'
import { hookAddress } from './hook_address'
import type { Webhook } from './types'

interface HookActionsProps {
  webhook: Webhook
  onEdit: () => void
  onRotate: () => Promise<unknown>
  isRotating: boolean
}

type Asked = 'rotate' | 'remove' | null

/** What can be done with a webhook; what cannot be taken back asks first. */
export function HookActions({ webhook, onEdit, onRotate, isRotating }: HookActionsProps) {
  const t = useText('webhooks/pages')
  const [asked, setAsked] = useState<Asked>(null)
  const [isPending, setPending] = useState(false)
  const run = { onStart: () => setPending(true), onFinish: () => setPending(false) }
  const path = hookAddress(webhook.id)
  const test = () => router.post(`${path}/test`, {}, { ...run, preserveScroll: true })
  return (
    <div className="flex flex-wrap gap-3">
      <Button onPress={test} isDisabled={isPending}>
        {t('show.test')}
      </Button>
      <Button onPress={onEdit}>{t('show.edit')}</Button>
      <Button onPress={() => setAsked('rotate')}>{t('show.rotate')}</Button>
      <Button variant="danger" onPress={() => setAsked('remove')}>
        {t('show.delete')}
      </Button>
      <ConfirmDialog
        isOpen={asked === 'rotate'}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={t('rotate.title')}
        keepLabel={t('rotate.keep')}
        confirmLabel={t('rotate.confirm')}
        isPending={isRotating}
        pendingLabel={t('rotate.pending')}
        onConfirm={() => void onRotate().then(() => setAsked(null))}
      >
        {t('rotate.text')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'remove'}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={t('remove.title', { name: webhook.name })}
        keepLabel={t('remove.keep')}
        confirmLabel={t('remove.confirm')}
        isPending={isPending}
        pendingLabel={t('remove.pending')}
        onConfirm={() => router.delete(path, run)}
      >
        {t('remove.text')}
      </ConfirmDialog>
    </div>
  )
}
