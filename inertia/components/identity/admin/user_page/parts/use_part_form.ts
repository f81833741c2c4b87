import { useForm } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import { useFieldLabels } from '~/components/identity/registration/use_field_labels'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import type { FieldErrors } from '../../../personal_data_form'
import { problemOf, type PartValues } from './part_values'

type Page<V> = { values: V; seen: number }
type Options<V> = {
  /** Fields that are neither changed nor sent now. */
  without?: (values: V) => readonly string[]
  /** What is sent of the fields. */
  bodyOf?: (values: V) => Record<string, unknown>
}

/**
 * A part of an account that staff change. It is sent with the last entry of the history that they had
 * seen when they began; when somebody else was quicker, what they typed stands over what is stored now.
 */
export function usePartForm<V extends PartValues>(
  userId: number,
  part: string,
  page: Page<V>,
  { without = () => [], bodyOf = (values) => values }: Options<V> = {}
) {
  const t = useText('identity/registration')
  const labelOf = useFieldLabels()
  const form = useForm<Record<string, never>>({})
  const [wish, setWish] = useState<Partial<V>>({})
  const [begun, setBegun] = useState<Page<V> | null>(null)
  const [left, setLeft] = useState<string[]>([])
  const [asked, setAsked] = useState(false)
  const [summary, setSummary] = useState<FieldErrors>({})
  const seen = begun ?? page
  const values: V = { ...seen.values, ...wish }
  const sent = Object.keys(values).filter((field) => !without(values).includes(field))
  const fields = sent.filter((field) => values[field] !== seen.values[field])

  const { changed: overtaken, form: refused, ...ofFields } = form.errors as FieldErrors
  const wrong = Object.fromEntries(
    sent.flatMap((field) => {
      const problem = problemOf(field, values[field]!)
      return problem ? [[field, t(`validation.${problem}`, { label: labelOf(field) ?? '' })]] : []
    })
  )
  const shown = Object.entries(wrong).filter(([field]) => asked || left.includes(field))

  const change = (more: Partial<V>) => {
    const changed = Object.keys(more).filter((field) => more[field] !== values[field])
    form.clearErrors(...(changed as never[]))
    setBegun(seen)
    setWish({ ...wish, ...more })
  }
  const start = () => {
    form.clearErrors()
    setWish({})
    setBegun(null)
    setLeft([])
    setAsked(false)
    setSummary({})
  }
  const isInvalid = Object.keys({ ...wrong, ...ofFields }).length > 0
  const save = (event?: FormEvent) => {
    event?.preventDefault()
    if (isInvalid) {
      setAsked(true)
      setSummary({ ...ofFields, ...wrong })
    }
    if (isInvalid || fields.length === 0 || form.processing) return
    form.transform(() => ({ ...bodyOf(values), seen: seen.seen }) as never)
    form.put(`${ADDRESSES.users}/${userId}/${part}`, {
      preserveScroll: 'errors',
      onSuccess: start,
      onError: ({ changed, form: _refused, ...errors }: FieldErrors) => {
        setSummary(errors)
        if (changed) setBegun(null)
      },
    })
  }
  useUnsaved(fields.length > 0, save)
  return {
    ...{ values, seen, fields, change, save, overtaken, refused, summary, isInvalid },
    errors: { ...ofFields, ...Object.fromEntries(shown) } as FieldErrors,
    leave: (field: string) => setLeft((known) => [...new Set([...known, field])]),
    discard: start,
    isSaving: form.processing,
  }
}

export type PartFormState = ReturnType<typeof usePartForm>
