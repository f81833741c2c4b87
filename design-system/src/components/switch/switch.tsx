import type { ReactNode } from 'react'
import {
  Switch as AriaSwitch,
  type SwitchProps as AriaSwitchProps,
} from 'react-aria-components/Switch'

interface SwitchProps extends Omit<AriaSwitchProps, 'className' | 'style' | 'children'> {
  children: ReactNode
  /** What is going on while the change is on its way; the switch keeps its new place. */
  pendingLabel?: string
}

/** Takes effect at once. What is sent with a form is a `Checkbox`. */
export function Switch({ children, pendingLabel, ...props }: SwitchProps) {
  return (
    <AriaSwitch
      {...props}
      className="group inline-flex min-h-control items-center gap-2.5 text-ui data-disabled:text-subtle"
    >
      <span className={TRACK}>
        <span className={KNOB} />
      </span>
      <span>
        {children}
        {pendingLabel && (
          <span role="status" className="text-subtle">
            {' '}
            {pendingLabel}
          </span>
        )}
      </span>
    </AriaSwitch>
  )
}

const TRACK = [
  'flex h-5 w-9 shrink-0 items-center rounded-control border border-control-border bg-surface px-0.5',
  'transition-colors duration-press group-hover:border-ink',
  'group-data-selected:border-accent group-data-selected:bg-accent group-data-disabled:border-dashed',
  'group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus',
  'forced-colors:group-data-selected:bg-[Highlight]',
].join(' ')

const KNOB = [
  'block h-3.5 w-3.5 rounded-mark bg-control-border transition-transform duration-press',
  'group-data-selected:translate-x-4 group-data-selected:bg-on-accent rtl:group-data-selected:-translate-x-4',
  'forced-colors:bg-[ButtonText]',
].join(' ')
