import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { CalendarIcon } from '../icon'
import type { CalendarPopoverProps } from './calendar_popover'

/** The month weighs more than all fields together: it comes with the first hand that nears it. */
const load = () => import('./calendar_popover')
const CalendarPopover = lazy(load)

type CalendarButtonProps = Omit<CalendarPopoverProps, 'of' | 'onClose'>

/** Opens a month beside a field, and gives the focus back with the day that was chosen. */
export function CalendarButton({ label, onChoose, ...month }: CalendarButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const choose = (day: string) => {
    onChoose(day)
    setOpen(false)
  }
  return (
    <>
      <Button
        ref={button}
        slot={null}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onHoverStart={load}
        onPress={() => setOpen(true)}
        className={OPEN}
      >
        <CalendarIcon />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CalendarPopover
            {...month}
            of={button}
            label={label}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

const OPEN =
  'absolute inset-y-0 end-1 my-auto grid size-7 place-items-center rounded-control text-muted hover:bg-hover hover:text-ink'
