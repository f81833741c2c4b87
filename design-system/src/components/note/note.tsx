import type { ReactNode } from 'react'
import { InfoIcon, OctagonIcon, TriangleIcon } from '../icon'

const TONES = {
  info: { box: 'border-line-ink bg-sunken', icon: '', Icon: InfoIcon },
  brass: { box: 'border-warning bg-warning-subtle', icon: 'text-warning-text', Icon: TriangleIcon },
  crimson: { box: 'border-danger bg-danger-subtle', icon: 'text-danger-text', Icon: OctagonIcon },
}

interface NoteProps {
  /** Ink informs, brass asks for attention, crimson tells an error with the way out. */
  tone?: keyof typeof TONES
  title?: string
  children: ReactNode
  /** The way out. */
  actions?: ReactNode
  /** Appeared because of an action, so it is read out at once. */
  isAnnounced?: boolean
}

/** Says something in place. */
export function Note({ tone = 'info', title, children, actions, isAnnounced }: NoteProps) {
  const { box, icon, Icon } = TONES[tone]
  return (
    <div
      role={isAnnounced ? (tone === 'crimson' ? 'alert' : 'status') : undefined}
      className={`grid grid-cols-marked gap-3 border-s-2 px-4 py-3 text-ui text-ink ${box}`}
    >
      <span className={`mt-0.5 ${icon}`}>
        <Icon />
      </span>
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children}
        {actions && <div className="flex flex-wrap gap-3 pt-3">{actions}</div>}
      </div>
    </div>
  )
}
