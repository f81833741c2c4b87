import type { ReactNode } from 'react'
import { MenuItem as AriaMenuItem, Separator } from 'react-aria-components/Menu'
import { floatRowStyles } from '../../internal/float_styles'
import { useAnchor } from '../link'

interface MenuItemProps {
  /** What it says, also for typing ahead. */
  label: string
  icon?: ReactNode
  onAction?: () => void
  /** Leads elsewhere through the application's link. */
  href?: string
  tone?: 'default' | 'danger'
  /** Why it is impossible now; it stays reachable and does nothing. */
  reason?: string
}

/** One action of a menu. */
export function MenuItem({ label, icon, onAction, href, tone, reason }: MenuItemProps) {
  const Anchor = useAnchor()
  const color = reason ? 'text-subtle' : tone === 'danger' ? 'text-danger-text' : 'text-ink'
  return (
    <AriaMenuItem
      textValue={label}
      href={reason ? undefined : href}
      onAction={reason ? undefined : onAction}
      shouldCloseOnSelect={!reason}
      aria-label={reason ? `${label}. ${reason}` : undefined}
      className={floatRowStyles}
      render={(props) =>
        'href' in props ? (
          <Anchor {...props} />
        ) : (
          <div {...props} aria-disabled={reason ? true : undefined} />
        )
      }
    >
      <span className={`grid grid-cols-marked items-center gap-x-3 ${color}`}>
        <span>{icon}</span>
        <span>{label}</span> {reason && <span className="col-start-2 text-caption">{reason}</span>}
      </span>
    </AriaMenuItem>
  )
}

/** Sets off what does not belong to the rest. */
export function MenuSeparator() {
  return <Separator className="my-1 border-t border-line" />
}
