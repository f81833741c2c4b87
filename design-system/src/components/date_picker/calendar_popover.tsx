import type { RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { floatStyles } from '../../internal/float_styles'
import type { DatePickerLabels } from './labels'
import { MonthCalendar } from './month_calendar'

export interface CalendarPopoverProps {
  of: RefObject<HTMLButtonElement | null>
  label: string
  labels: DatePickerLabels
  day: string | null
  min?: string
  max?: string
  onChoose: (day: string) => void
  onClose: () => void
}

export default function CalendarPopover(props: CalendarPopoverProps) {
  const { of, label, labels, day, min, max, onChoose, onClose } = props
  return (
    <Popover
      isOpen
      triggerRef={of}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
      offset={8}
      className={`${floatStyles} p-3`}
    >
      <Dialog aria-label={label} className="outline-none">
        <MonthCalendar
          {...{ min, max, label }}
          value={day}
          onChange={onChoose}
          previousLabel={labels.previousMonth}
          nextLabel={labels.nextMonth}
        />
      </Dialog>
    </Popover>
  )
}
