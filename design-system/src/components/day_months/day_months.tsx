import { useRef, type KeyboardEvent } from 'react'
import { addMonths, dayNumber, dayOf, isoDay, partsOf } from '../date_text'
import { IconButton } from '../icon_button'
import { ChevronEndIcon, ChevronStartIcon } from '../icon'
import { DayMonth } from './day_month'
import type { DayMonthsProps } from './day_months_props'

const SHOWN = 3

/** One day to choose from those that exist, three months at a time. Arrows move from day to day. */
export function DayMonths(props: DayMonthsProps) {
  const { label, shown, onShow, min, max, earlierLabel, laterLabel } = props
  const group = useRef<HTMLDivElement>(null)
  const { year, month } = partsOf(dayNumber(shown))
  const last = dayOf(year, month, 1)
  const firsts = Array.from({ length: SHOWN }, (_, at) => addMonths(last, at - SHOWN + 1))
  const step = (by: number) => onShow(isoDay(addMonths(last, by)))
  return (
    <div ref={group} role="group" aria-label={label} onKeyDown={moveFocus(group)}>
      <div className="flex justify-end gap-1 pb-1">
        <IconButton
          label={earlierLabel}
          isDisabled={firsts[0]! <= dayNumber(min)}
          onPress={() => step(-SHOWN)}
        >
          <ChevronStartIcon />
        </IconButton>
        <IconButton
          label={laterLabel}
          isDisabled={addMonths(last, 1) > dayNumber(max)}
          onPress={() => step(SHOWN)}
        >
          <ChevronEndIcon />
        </IconButton>
      </div>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-3">
        {firsts.map((first) => (
          <DayMonth key={first} {...props} first={first} />
        ))}
      </div>
    </div>
  )
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** To the next day in a direction that can be chosen and is shown. */
const moveFocus =
  (group: React.RefObject<HTMLDivElement | null>) => (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key]
    const from = (event.target as HTMLElement).dataset?.day
    if (!step || !from) return
    event.preventDefault()
    for (let at = Number(from) + step, tries = 0; tries < 40; at += step, tries++) {
      const day = group.current?.querySelector<HTMLButtonElement>(`[data-day="${at}"]:enabled`)
      if (day) return day.focus()
    }
  }
