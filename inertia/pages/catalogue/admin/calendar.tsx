import { useState } from 'react'
import { CalendarEvents } from '~/components/catalogue/calendars/calendar_events'
import { DayPanel } from '~/components/catalogue/calendars/day_panel'
import { DraftSection } from '~/components/catalogue/calendars/draft_section'
import {
  CALENDARS,
  type CalendarEvent,
  type ShownCalendar,
} from '~/components/catalogue/calendars/types'
import { useCalendarDraft } from '~/components/catalogue/calendars/use_calendar_draft'
import { YearView } from '~/components/catalogue/calendars/year_view'
import { AdminHead } from '~/components/shell/admin_head'
import { AlsoOpen } from '~/components/shell/records/also_open'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  calendar: ShownCalendar
  hasRules: boolean
  year: number
  history: CalendarEvent[]
  earlier: number
  seen: number
}>

/** A trading calendar by years, and a draft of its change with what that would touch. */
export default function Calendar({ calendar, hasRules, year: first, seen, ...past }: Props) {
  const t = useText('catalogue/calendars')
  const draft = useCalendarDraft(calendar, seen)
  const [year, setYear] = useState(first)
  const [day, setDay] = useState<string | null>(null)
  const mayWrite = useCan('products.write')
  const { change } = draft
  const holidays = [
    ...calendar.holidays.filter((one) => !change.remove.includes(one.day)),
    ...change.add,
  ]
  return (
    <div className="pb-16">
      <AdminHead
        title={calendar.name}
        crumbs={[{ label: t('title'), href: CALENDARS }, { label: calendar.name }]}
      />
      {mayWrite && <AlsoOpen kind="calendar" id={calendar.code} />}
      <div className="grid gap-x-12 lg:grid-cols-page-panel">
        <div className="min-w-0">
          <YearView {...{ change, holidays, year, day }} onYear={setYear} onDay={setDay} />
          <div className="pt-6">
            <DraftSection calendar={calendar} draft={draft} />
          </div>
        </div>
        <aside className="max-lg:pt-6">
          <DayPanel
            {...{ day, draft, hasRules }}
            holiday={holidays.find((one) => one.day === day)}
          />
        </aside>
      </div>
      <div className="pt-8">
        <CalendarEvents name={calendar.name} history={past.history} earlier={past.earlier} />
      </div>
    </div>
  )
}
