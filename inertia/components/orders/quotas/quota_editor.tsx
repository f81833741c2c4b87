import { Button } from '@kontor/design-system/button'
import { formatDay } from '@kontor/design-system/date_text'
import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { useText } from '~/hooks/use_text'
import { ADDRESSES } from '~/components/shell/addresses'
import { QuotaFields } from './quota_fields'
import type { Quota } from './types'
import { useQuotaCheck, useQuotaForm } from './use_quota_form'

/** A quota being edited, in the place of its row; Escape leaves it as it was. */
export function QuotaEditor({ quota, onDone }: { quota: Quota; onDone: () => void }) {
  const t = useText('orders/quotas')
  const form = useQuotaForm(quota, quota.totalCents)
  const check = useQuotaCheck(form)
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!check()) return
    form.put(`${ADDRESSES.quotas}/${quota.id}`, { preserveScroll: true, onSuccess: onDone })
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onDone()
  }
  const period = { from: formatDay(quota.dateFrom), to: formatDay(quota.dateTo) }
  return (
    <form
      ref={element}
      aria-label={t('form.edit_named', period)}
      onSubmit={save}
      onKeyDown={leave}
      noValidate
      className="grid gap-4"
    >
      <QuotaFields form={form} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          isPending={form.processing}
          pendingLabel={t('form.saving')}
        >
          {t('form.save')}
        </Button>
        <Button onPress={onDone}>{t('form.cancel')}</Button>
      </div>
    </form>
  )
}
