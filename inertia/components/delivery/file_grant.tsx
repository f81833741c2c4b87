import { useForm } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { Button } from '@kontor/design-system/button'
import { Disclosure } from '@kontor/design-system/disclosure'
import { TextField } from '@kontor/design-system/text_field'
import { CsrfField } from '~/components/shell/csrf_field'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import type { LedgerFile } from './types'

interface FileGrantProps {
  /** Address of what is delivered, for staff. */
  path: string
  file: LedgerFile
}

/** Staff who may allow a used or begun file once more, and say why. */
export function FileGrant({ path, file }: FileGrantProps) {
  const t = useText('delivery/files')
  const form = useForm({ reason: '' })
  useUnsaved(form.isDirty)
  if (file.state !== 'Used' && file.state !== 'Claimed') return null
  const action = `${path}/files/${file.id}/grants`
  const send = (event: FormEvent) => {
    event.preventDefault()
    form.post(action, { preserveScroll: true, onSuccess: () => form.reset() })
  }
  return (
    <Disclosure look="inline" title={t('grant.title')}>
      <form method="post" action={action} onSubmit={send} className="grid gap-2">
        <CsrfField />
        <TextField
          name="reason"
          label={t('grant.reason')}
          value={form.data.reason}
          onChange={(reason) => form.setData('reason', reason)}
          error={form.errors.reason}
          isRequired
        />
        <Button
          type="submit"
          isPending={form.processing}
          aria-label={t('grant.submit_file', { name: file.name })}
        >
          {t('grant.submit')}
        </Button>
      </form>
    </Disclosure>
  )
}
