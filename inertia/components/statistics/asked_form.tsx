import { router } from '@inertiajs/react'
import { DatePicker } from '@kontor/design-system/date_picker'
import { readDayText } from '@kontor/design-system/date_field_text'
import { BesideFields } from '@kontor/design-system/form_section'
import { GatedAction } from '@kontor/design-system/gated_action'
import { MultiSelect } from '@kontor/design-system/multi_select'
import { useState, type FormEvent } from 'react'
import { leadToMissing } from '~/components/shell/lead_to_missing'
import { listAddress } from '~/components/shell/lists/list_address'
import { useDayPickerLabels } from '~/hooks/use_day_picker_labels'
import { useText } from '~/hooks/use_text'
import { shownSpan } from './shown_span'
import type { StatisticsPage } from './types'
import { useChoiceWords } from './use_choice_words'

type Props = Pick<
  StatisticsPage,
  'from' | 'to' | 'typed' | 'problems' | 'list' | 'path' | 'choices'
>

/** The days and kinds that a statistic is about; it is asked anew only after a change. */
export function AskedForm({ from, to, typed, problems, list, path, choices }: Props) {
  const t = useText('statistics/page')
  const labels = useDayPickerLabels()
  const general = useText('shared/words')
  const words = useChoiceWords()
  const [span, setSpan] = useState(shownSpan({ from, to, typed, problems }))
  const [filters, setFilters] = useState(list.filters)
  const read = { from: readDayText(span.from), to: readDayText(span.to) }
  const wanted = {
    ...list,
    filters: { ...filters, from: [read.from ?? ''], to: [read.to ?? ''] },
  }
  const reason = !read.from || !read.to ? t('no_day') : read.from > read.to ? t('order') : null
  const isSame =
    read.from === from &&
    read.to === to &&
    KINDS.every((kind) => same(filters[kind], list.filters[kind]))
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (!reason && !isSame) router.visit(listAddress(path, wanted), { preserveScroll: true })
  }
  const field = (name: 'from' | 'to') => ({
    name,
    label: t(name),
    value: span[name],
    onChange: (text: string) => setSpan({ ...span, [name]: text }),
    error: problems[name],
    labels,
  })
  return (
    <form action={path} onSubmit={ask} className="flex flex-wrap items-start gap-x-3 gap-y-2 pt-5">
      <div className="w-36">
        <DatePicker {...field('from')} />
      </div>
      <div className="w-36">
        <DatePicker {...field('to')} />
      </div>
      {KINDS.filter((kind) => choices[kind]).map((kind) => (
        <div key={kind} className="w-36">
          <MultiSelect
            name={kind}
            label={words.kind(kind)}
            placeholder={words.any(kind)}
            moreLabel={(count) => general('and_more', { count })}
            options={choices[kind].map((value) => ({ value, label: words.value(kind, value) }))}
            value={filters[kind]}
            onChange={(value) => setFilters({ ...filters, [kind]: value })}
          />
        </div>
      ))}
      <BesideFields>
        <GatedAction
          type="submit"
          align="beside"
          reason={reason ?? (isSame ? t('unchanged') : undefined)}
          onBlockedPress={leadToMissing}
        >
          {t('update')}
        </GatedAction>
      </BesideFields>
    </form>
  )
}

const KINDS = ['state', 'type', 'payment', 'users'] as const

const same = (one: string[] = [], other: string[] = []) =>
  [...one].sort().join() === [...other].sort().join()
