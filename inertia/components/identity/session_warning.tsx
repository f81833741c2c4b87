import { router } from '@inertiajs/react'
import { SessionTimeoutDialog } from '@kontor/design-system/session_timeout_dialog'
import { useText } from '~/hooks/use_text'

interface SessionWarningProps {
  seconds: number
  onStay: () => void
  onElapsed: () => void
}

/** The last minute of a session in which nothing happens. */
export default function SessionWarning({ seconds, onStay, onElapsed }: SessionWarningProps) {
  const t = useText('identity/session')
  return (
    <SessionTimeoutDialog
      isOpen
      title={t('warning.title')}
      seconds={seconds}
      unitLabel={(count) => t('warning.seconds', { count })}
      announce={(count) => t('warning.announce', { count })}
      onElapsed={onElapsed}
      stayLabel={t('warning.stay')}
      onStay={onStay}
      signOutLabel={t('warning.sign_out')}
      onSignOut={() => router.post('/logout')}
    >
      {t('warning.text')}
    </SessionTimeoutDialog>
  )
}
