import { router } from '@inertiajs/react'
import { useState } from 'react'
import { fetchData } from '~/components/shell/failures/fetch_data'
import { RequestFailure } from '~/components/shell/failures/request_failure'
import { useShared } from '~/hooks/use_shared'
import { useUnsaved } from '~/hooks/use_unsaved'
import {
  calendarAddress,
  type CalendarChange,
  type ComparedYears,
  type Rehearsal,
  type ShownCalendar,
} from './types'

type Errors = Record<string, string>
type Step = 'added' | 'removed' | 'years'
type Answer = { data: { change: CalendarChange; rehearsal: Rehearsal; compared?: ComparedYears } }

const unchanged = ({ firstYear, lastYear }: ShownCalendar): CalendarChange => ({
  ...{ add: [], remove: [], firstYear, lastYear },
})

/** A change of a calendar before it is saved: the shop judges and rehearses each step. */
export function useCalendarDraft(calendar: ShownCalendar, seen: number) {
  const { csrfToken } = useShared()
  const [change, setChange] = useState(() => unchanged(calendar))
  const [rehearsal, setRehearsal] = useState<Rehearsal | null>(null)
  const [compared, setCompared] = useState<ComparedYears | null>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [pending, setPending] = useState<Step | 'save' | null>(null)
  const address = calendarAddress(calendar.code)
  useUnsaved(rehearsal !== null)

  const discard = (now = calendar) => {
    setChange(unchanged(now))
    setRehearsal(null)
    setCompared(null)
    setErrors({})
  }
  const step = async (name: Step, body: object): Promise<boolean> => {
    setPending(name)
    setErrors({})
    try {
      const { data } = await fetchData<Answer>(`${address}/drafts/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
        body: JSON.stringify({ change, ...body }),
        showsRefusals: true,
      })
      setChange(data.change)
      setRehearsal(data.rehearsal)
      if (data.compared) setCompared(data.compared)
      return true
    } catch (failure) {
      setErrors(errorsOf(failure))
      return false
    } finally {
      setPending(null)
    }
  }
  const save = () => {
    setPending('save')
    router.put(
      address,
      { change, seen },
      {
        preserveScroll: true,
        preserveState: true,
        onSuccess: ({ props }) => discard(props.calendar as ShownCalendar),
        onError: (found) => setErrors(found),
        onFinish: () => setPending(null),
      }
    )
  }
  return { change, rehearsal, compared, errors, pending, step, save, discard: () => discard() }
}

export type CalendarDraft = ReturnType<typeof useCalendarDraft>

function errorsOf(failure: unknown): Errors {
  const found = failure instanceof RequestFailure ? failure.errors : []
  return Object.fromEntries(found.map(({ field, message }) => [field ?? 'form', message]))
}
