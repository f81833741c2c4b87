import { CountdownDialog, type CountdownDialogProps } from '../countdown_dialog'

interface SessionTimeoutDialogProps extends Omit<
  CountdownDialogProps,
  'stopLabel' | 'onStop' | 'goLabel' | 'onGo' | 'primary'
> {
  stayLabel: string
  onStay: () => void
  signOutLabel: string
  onSignOut: () => void
}

/** Before the session ends for want of activity: staying is first, focused and also on Escape. */
export function SessionTimeoutDialog(props: SessionTimeoutDialogProps) {
  const { stayLabel, onStay, signOutLabel, onSignOut, ...countdown } = props
  return (
    <CountdownDialog
      {...countdown}
      primary="stop"
      stopLabel={stayLabel}
      onStop={onStay}
      goLabel={signOutLabel}
      onGo={onSignOut}
    />
  )
}
