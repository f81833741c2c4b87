import type { FormDataType } from '@inertiajs/core'
import { useForm } from '@inertiajs/react'
import { useUnsaved } from '~/hooks/use_unsaved'
import type { KeptRecord } from './kept_record'

interface Of {
  /** Where records of its kind lie. */
  address: string
  /** As it was when it was opened; without one another is added. */
  record?: KeptRecord
  /** As it is now, when somebody has changed it meanwhile. */
  now?: KeptRecord
  onDone: () => void
}

/** A record as it is typed; when somebody else was quicker what was typed stays, and a second press saves it. */
export function useKeptForm<V extends FormDataType<V>>(
  values: V,
  { address, record, now, onDone }: Of
) {
  const form = useForm<V>(values)
  const { form: problem } = form.errors as Record<string, string>
  const isBehind = problem !== undefined && now !== undefined && now.version !== record?.version
  const save = () => {
    const version = isBehind ? now.version : record?.version
    form.transform((typed) => ({ ...typed, version }))
    const options = { preserveScroll: true, onSuccess: onDone }
    if (record) form.put(`${address}/${record.id}`, options)
    else form.post(address, options)
  }
  useUnsaved(form.isDirty, save)
  return { form, problem, isBehind, save }
}
