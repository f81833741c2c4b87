import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { useState } from 'react'
import { useText } from '~/hooks/use_text'

/** Ends a payment link before a card is charged, after asking. */
export function GiveUpLink({ link }: { link: string }) {
  const t = useText('orders/payment_link')
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)
  const giveUp = () =>
    router.delete(`/basket/pay/${link}`, {
      onStart: () => setPending(true),
      onFinish: () => {
        setPending(false)
        setOpen(false)
      },
    })
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('give_up.open')}</Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('give_up.title')}
        keepLabel={t('give_up.keep')}
        confirmLabel={t('give_up.confirm')}
        onConfirm={giveUp}
        isPending={isPending}
      >
        {t('give_up.text')}
      </ConfirmDialog>
    </>
  )
}
