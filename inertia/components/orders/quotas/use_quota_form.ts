import { useForm } from '@inertiajs/react'
import { readDayText } from '@kontor/design-system/date_field_text'
import { formatDay } from '@kontor/design-system/date_text'
import { useText } from '~/hooks/use_text'
import type { Quota } from './types'

/** As the server has it: 1 EUR. */
export const LEAST_CENTS = 100

type Values = {
  dateFrom: string
  dateTo: string
  /** Null while the field is empty. */
  totalCents: number | null
  comment: string
  version: number | undefined
}

export type QuotaForm = ReturnType<typeof useQuotaForm>

/** A quota as it is typed; what was refused stays in the fields. */
export function useQuotaForm(quota: Quota | null, defaultCents: number) {
  return useForm<Values>({
    dateFrom: quota ? formatDay(quota.dateFrom) : '',
    dateTo: quota ? formatDay(quota.dateTo) : '',
    totalCents: quota?.totalCents ?? defaultCents,
    comment: quota?.comment ?? '',
    version: quota?.version,
  })
}

/** What is wrong with a quota as it is typed, beside its fields; nothing where it can be sent. */
export function useQuotaCheck(form: QuotaForm): () => boolean {
  const t = useText('orders/quotas')
  return () => {
    const { dateFrom, dateTo, totalCents } = form.data
    const [from, to] = [readDayText(dateFrom), readDayText(dateTo)]
    const found: Partial<Record<keyof Values, string>> = {}
    if (!from) found.dateFrom = t('errors.day')
    if (!to) found.dateTo = t('errors.day')
    if (from && to && from > to) found.dateFrom = t('errors.period')
    if (totalCents === null || totalCents < LEAST_CENTS) found.totalCents = t('errors.total')
    form.clearErrors()
    form.setError(found as Record<keyof Values, string>)
    return Object.keys(found).length === 0
  }
}

/** What the server refused without naming a field of the form. */
export const formError = (form: QuotaForm): string | undefined =>
  (form.errors as Record<string, string>).form
