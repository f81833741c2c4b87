import { useForm } from '@inertiajs/react'
import { readDayText, writeDayText } from '@kontor/design-system/date_field_text'
import { useEffect, useState } from 'react'
import { useUnsaved } from '~/hooks/use_unsaved'
import { daysAddress, type Choice, type Mark } from './types'

type Days = { from: string; to: string }

interface MarkFormOptions {
  product: string
  choice: Choice
  seen: number
  onChoose: (days: Days) => void
}

const NOTHING: { mark: Mark; noteEn: string; noteDe: string } = {
  mark: 'degraded',
  noteEn: '',
  noteDe: '',
}

/** A mark as it is typed: its days follow the calendar, and the calendar them. */
export function useMarkForm({ product, choice, seen, onChoose }: MarkFormOptions) {
  const form = useForm(NOTHING)
  const [days, setDays] = useState<Days>(written(choice))
  useEffect(() => setDays(written(choice)), [choice.from, choice.to])
  useUnsaved(form.isDirty)
  const type = (side: keyof Days, text: string) => {
    const typed = { ...days, [side]: text }
    setDays(typed)
    const [from, to] = [readDayText(typed.from), readDayText(typed.to)]
    const isOther = from !== choice.from || to !== choice.to
    if (from && to && from <= to && isOther) onChoose({ from, to })
  }
  const save = () => {
    form.transform((data) => ({ ...data, ...days, seen }))
    form.post(daysAddress(product), { preserveScroll: true, onSuccess: () => form.reset() })
  }
  const errors = form.errors as Partial<
    Record<keyof Days | 'mark' | 'noteEn' | 'noteDe' | 'form', string>
  >
  return { form, days, type, save, errors }
}

const written = ({ from, to }: Days) => ({ from: writeDayText(from), to: writeDayText(to) })
