import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { DatePicker } from '@kontor/design-system/date_picker'
import { Link } from '@kontor/design-system/link'
import { useState, type FormEvent } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { useDayLabels } from '../records/use_day_labels'
import { findingsAddress, type AskedFindings } from './findings_address'
import { ENTITLEMENTS } from './types'

/** The days before and after the one that is shown; null at an end of the calendar. */
export type Beside = { before: string | null; after: string | null }

interface ChooseDayProps extends AskedFindings {
  typed: string
  refused: string | null
  today: string
  endOfMonth: string
  beside: Beside
}

/** The day on which what is given and what is signed are compared. */
export function ChooseDay(props: ChooseDayProps) {
  const { day, kind, search, typed, refused, beside, ...near } = props
  const t = useText('contracts/findings')
  const format = useFormat()
  const labels = useDayLabels()
  const [text, setText] = useState(refused ? typed : format.day(day))
  const show = (event: FormEvent) => {
    event.preventDefault()
    router.visit(onDay(text), { preserveScroll: true })
  }
  const onDay = (of: string) => findingsAddress({ day: of, kind, search })
  return (
    <form action={ENTITLEMENTS} onSubmit={show} className="flex flex-wrap items-start gap-4 pt-6">
      <DatePicker
        name="day"
        label={t('day')}
        value={text}
        onChange={setText}
        error={refused ?? undefined}
        labels={labels}
      />
      <div className="flex flex-wrap items-center gap-4 pt-6">
        <Button type="submit">{t('show')}</Button>
        {beside.before && <Link href={onDay(beside.before)}>{t('before')}</Link>}
        {beside.after && <Link href={onDay(beside.after)}>{t('after')}</Link>}
        <Link href={onDay(near.today)}>{t('today')}</Link>
        <Link href={onDay(near.endOfMonth)}>{t('end_of_month')}</Link>
      </div>
    </form>
  )
}
