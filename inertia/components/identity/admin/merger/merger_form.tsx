import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Problem } from '@kontor/design-system/note'
import { RadioRows } from '@kontor/design-system/radio_rows'
import { TextField } from '@kontor/design-system/text_field'
import type { SubmitEvent } from 'react'
import { mergerAddress } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import { addressLine, type BothAddresses, type MergerPerson } from './types'

interface MergerFormProps {
  from: MergerPerson
  into: MergerPerson
  addresses: BothAddresses
}

const KINDS = ['billing', 'delivery'] as const

/** Which addresses stay, and the e-mail address of the account that ends, typed. */
export function MergerForm({ from, into, addresses }: MergerFormProps) {
  const t = useText('identity/merger')
  const form = useForm({ into: into.id, confirm: '', billing: 'keep', delivery: 'keep' })
  useUnsaved(form.isDirty)
  const errors = form.errors as Partial<Record<'confirm' | 'into' | 'form', string>>
  const failed = errors.into ?? errors.form
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    form.post(mergerAddress(from.id), { preserveScroll: true })
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-6">
      {KINDS.map((kind) => {
        const [own, theirs] = [addresses.into[kind], addresses.from[kind]]
        return (
          own &&
          theirs &&
          addressLine(own) !== addressLine(theirs) && (
            <RadioRows
              key={kind}
              name={kind}
              label={t(`addresses.${kind}`)}
              value={form.data[kind]}
              onChange={(value) => form.setData(kind, value)}
              choices={[
                { value: 'keep', label: t('addresses.keep', { address: addressLine(own) }) },
                { value: 'take', label: t('addresses.take', { address: addressLine(theirs) }) },
              ]}
            />
          )
        )
      })}
      <div className="grid max-w-reading justify-items-start gap-4">
        <TextField
          name="confirm"
          label={t('confirm')}
          hint={t('confirm_hint', { email: from.email })}
          autoComplete="off"
          value={form.data.confirm}
          onChange={(value) => form.setData('confirm', value)}
          error={errors.confirm}
        />
        <Problem>{failed}</Problem>
        <Button
          type="submit"
          variant="danger"
          isPending={form.processing}
          pendingLabel={t('submitting')}
        >
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}
