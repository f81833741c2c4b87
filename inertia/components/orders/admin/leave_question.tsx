import { useEffect, useState } from 'react'
import { router } from '@inertiajs/react'
import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { useText } from '~/hooks/use_text'

/** Asks before unsaved changes are left behind: for another page here, or with the window. */
export function LeaveQuestion() {
  const t = useText('orders_admin')
  const [target, setTarget] = useState<URL | null>(null)
  useEffect(() => listen(setTarget), [])
  const leave = () => {
    isLeaving = true
    router.visit(target!, { onFinish: () => (isLeaving = false) })
  }
  return (
    <ConfirmDialog
      isOpen={target !== null}
      onOpenChange={(isOpen) => !isOpen && setTarget(null)}
      title={t('leave.title')}
      keepLabel={t('leave.stay')}
      confirmLabel={t('leave.leave')}
      onConfirm={leave}
    >
      {t('leave.text')}
    </ConfirmDialog>
  )
}

/** The visit that was just confirmed is not asked about again. */
let isLeaving = false

function listen(ask: (target: URL) => void) {
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
  const stopVisits = router.on('before', ({ detail: { visit } }) => {
    const staysHere = visit.method !== 'get' || visit.only.length > 0 || visit.prefetch
    if (staysHere || isLeaving) return
    ask(visit.url)
    return false
  })
  window.addEventListener('beforeunload', onUnload)
  return () => {
    stopVisits()
    window.removeEventListener('beforeunload', onUnload)
  }
}
