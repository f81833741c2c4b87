import type { ReactElement } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'

interface TooltipProps {
  /** A few words, no links. What must be known does not belong here. */
  text: string
  /** A `Button` or `IconButton`; it is described by the text. */
  children: ReactElement
}

/** A hint on hover and on focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      {children}
      <AriaTooltip
        offset={6}
        className="z-500 max-w-field rounded-control bg-inverse px-2 py-1 text-ui-s text-ink-inverse shadow-float"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
