import { CountdownDialog } from '@kontor/design-system/countdown_dialog'
import { useText } from '~/hooks/use_text'

interface DecommissionCountdownProps {
  isOpen: boolean
  date: string
  successorUrl: string
  onStop: () => void
}

const SECONDS = 15

/** Counts down to the successor; may be stopped or cut short. */
export default function DecommissionCountdown(props: DecommissionCountdownProps) {
  const { isOpen, date, successorUrl, onStop } = props
  const t = useText('site/decommission')
  const go = () => location.assign(successorUrl)
  return (
    <CountdownDialog
      isOpen={isOpen}
      title={t('dialog.title')}
      seconds={SECONDS}
      unitLabel={(count) => t('dialog.seconds', { count })}
      announce={(count) => t('dialog.announce', { count })}
      onElapsed={go}
      stopLabel={t('dialog.stop')}
      onStop={onStop}
      goLabel={t('dialog.go')}
      onGo={go}
    >
      {t('dialog.text', { date, successor: new URL(successorUrl).host })}
    </CountdownDialog>
  )
}
