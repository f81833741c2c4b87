import { useForm } from '@inertiajs/react'
import { formatDay } from '@kontor/design-system/date_text'
import { Problem } from '@kontor/design-system/note'
import type { ReactNode } from 'react'
import type { NewReportFacts } from '../types'
import { CodesPart } from './codes_part'
import { DayPart } from './day_part'
import { QuotePart } from './quote_part'
import { useCodeProblem } from './use_code_problem'
import { useLookup } from './use_lookup'

interface RequestFormProps {
  facts: NewReportFacts
  /** Of the account or of staff: where it is looked up and sent. */
  path: string
  /** For whom, where staff ask. */
  customer?: { id: number | null; field: (error?: string) => ReactNode }
}

/** Asking for a report: the day, the securities, and at the side what it costs. */
export function RequestForm({ facts, path, customer }: RequestFormProps) {
  const form = useForm({
    date: facts.newestDay ? formatDay(facts.newestDay) : '',
    isins: '',
  })
  const { date, isins } = form.data
  const looked = useLookup(path, date, isins)
  const { lookup, isLooking } = looked
  const shown = isins.trim() ? lookup : null
  const problem = useCodeProblem({ ...looked, lookup: shown })
  const months = lookup?.months ?? facts.months
  const known = new Set((lookup?.entries ?? []).flatMap(({ isin }) => isin ?? []))
  const errors = form.errors as Record<string, string | undefined>
  const send = () => {
    form.transform((values) => (customer ? { ...values, userId: customer.id } : values))
    form.post(path, { preserveScroll: true })
  }
  return (
    <div className="grid gap-10 lg:grid-cols-page-panel lg:gap-x-16">
      <div className="grid content-start gap-10">
        <Problem>{errors.form}</Problem>
        {customer?.field(errors.userId)}
        <DayPart
          facts={facts}
          months={months}
          text={date}
          day={lookup?.isThere ? lookup.day : null}
          onText={(text) => form.setData('date', text)}
          most={known.size}
          error={errors.date ?? lookup?.dayProblem ?? undefined}
        />
        <CodesPart
          text={isins}
          onText={(text) => form.setData('isins', text)}
          onDay={(day) => form.setData('date', formatDay(day))}
          lookup={shown}
          error={errors.isins ?? problem}
        />
      </div>
      <div className="min-w-0">
        <QuotePart
          lookup={shown}
          unitCents={lookup?.unitCents ?? facts.unitCents ?? 0}
          isOnBehalf={customer !== undefined}
          isEmpty={!isins.trim()}
          isLooking={isLooking}
          isPending={form.processing}
          onSubmit={send}
        />
      </div>
    </div>
  )
}
