import { useForm } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { Button } from '@kontor/design-system/button'
import { Select } from '@kontor/design-system/select'
import { CsrfField } from '~/components/shell/csrf_field'
import { useText } from '~/hooks/use_text'

const DAYS = [1, 3, 7, 14, 30]
const USUAL = '3'

/** Adds a public link that is valid for some days. */
export function NewLink({ path }: { path: string }) {
  const t = useText('delivery/links')
  const form = useForm({ days: USUAL })
  const action = `${path}/links`
  const send = (event: FormEvent) => {
    event.preventDefault()
    form.post(action, { preserveScroll: true })
  }
  return (
    <form method="post" action={action} onSubmit={send} className="flex flex-wrap items-end gap-3">
      <CsrfField />
      <Select
        name="days"
        label={t('valid_for')}
        value={form.data.days}
        onChange={(days) => form.setData('days', days)}
        options={DAYS.map((days) => ({ value: String(days), label: t('days', { count: days }) }))}
        error={form.errors.days}
      />
      <Button type="submit" isPending={form.processing} pendingLabel={t('adding')}>
        {t('add')}
      </Button>
    </form>
  )
}
