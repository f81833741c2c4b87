import * as Radix from '@radix-ui/react-dialog'
import { useRef, type ReactNode } from 'react'
import { Button } from '../button'
import { DialogFrame } from '../dialog/dialog_frame'
import { useCountdown } from './use_countdown'

export interface CountdownDialogProps {
  isOpen: boolean
  title: string
  /** What will happen, in one sentence. */
  children: ReactNode
  /** From how many seconds it counts. */
  seconds: number
  /** The unit below the figure, in the right number: "seconds". */
  unitLabel: (left: number) => string
  /** Read out at the start, at ten and at five: "10 seconds left". */
  announce: (left: number) => string
  onElapsed: () => void
  /** Stops the clock; the safe answer, first and focused. */
  stopLabel: string
  onStop: () => void
  /** Does not wait. */
  goLabel: string
  onGo: () => void
  /** Which answer most people want. */
  primary?: 'stop' | 'go'
}

/** Something happens by itself unless it is stopped. */
export function CountdownDialog(props: CountdownDialogProps) {
  const { isOpen, title, children, seconds, unitLabel, announce, onElapsed } = props
  const { stopLabel, onStop, goLabel, onGo, primary = 'go' } = props
  const stop = useRef<HTMLButtonElement>(null)
  const left = useCountdown(seconds, isOpen, onElapsed)
  return (
    <DialogFrame isOpen={isOpen} onOpenChange={onStop} isAlert initialFocus={stop}>
      <div className="grid gap-2 p-6">
        <Radix.Title className="text-display-s">{title}</Radix.Title>
        <Radix.Description className="text-body text-muted">{children}</Radix.Description>
        <p className="flex items-baseline gap-2 py-2" aria-hidden="true">
          <span className="text-figure-l">{left}</span>
          <span className="text-ui text-muted">{unitLabel(left)}</span>
        </p>
        <p role="status" className="sr-only">
          {announce(spoken(left, seconds))}
        </p>
        <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
          <Button
            ref={stop}
            variant={primary === 'stop' ? 'primary' : 'secondary'}
            onPress={onStop}
          >
            {stopLabel}
          </Button>
          <Button variant={primary === 'go' ? 'primary' : 'secondary'} onPress={onGo}>
            {goLabel}
          </Button>
        </div>
      </div>
    </DialogFrame>
  )
}

// Three messages and no more: a voice that counts every second cannot be thought beside.
function spoken(left: number, seconds: number): number {
  if (left <= 5) return 5
  return left <= 10 && seconds > 10 ? 10 : seconds
}
