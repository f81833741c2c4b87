import { useForm } from '@inertiajs/react'
import { formatDay } from '@kontor/design-system/date_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import type { Quota } from './types'

type Values = {
  dateFrom: string
  dateTo: string
  totalCents: number
  comment: string
  version: number | undefined
}

export type QuotaForm = ReturnType<typeof useQuotaForm>

/** A quota as it is typed; what was refused stays in the fields. */
export function useQuotaForm(quota: Quota | null, defaultCents: number) {
  const form = useForm<Values>({
    dateFrom: quota ? formatDay(quota.dateFrom) : '',
    dateTo: quota ? formatDay(quota.dateTo) : '',
    totalCents: quota?.totalCents ?? defaultCents,
    comment: quota?.comment ?? '',
    version: quota?.version,
  })
  useUnsaved(form.isDirty)
  return form
}

/** What the server refused without naming a field of the form. */
export const formError = (form: QuotaForm): string | undefined =>
  (form.errors as Record<string, string>).form
