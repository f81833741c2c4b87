import { useForm } from '@inertiajs/react'
import { Select } from '@kontor/design-system/select'
import { TextField } from '@kontor/design-system/text_field'
import type { FormEvent } from 'react'
import { FormActions } from '~/components/shell/form_actions'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import { DISCOVERIES } from './types'

type Choice = { value: string; label: string }

interface FolderFormProps {
  prefix: string
  choices: { category: Choice[]; venues: Choice[] }
}

/** Which folder is looked through, and what holds for all that is found in it. */
export function FolderForm({ prefix, choices }: FolderFormProps) {
  const t = useText('catalogue/discover')
  const form = useForm({ prefix, category: '', venue: '' })
  useUnsaved(form.isDirty)
  const { data, errors, setData, processing } = form
  const send = (event: FormEvent) => {
    event.preventDefault()
    form.transform(({ category, venue, ...sent }) => ({
      ...sent,
      ...{ category: category || null, venue: venue || null },
    }))
    form.post(DISCOVERIES)
  }
  return (
    <form onSubmit={send} noValidate className="grid max-w-column gap-4">
      <TextField
        label={t('form.prefix')}
        hint={t('form.prefix_hint')}
        face="mono"
        autoComplete="off"
        maxLength={400}
        value={data.prefix}
        onChange={(typed) => setData('prefix', typed)}
        error={errors.prefix}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          label={t('form.category')}
          placeholder={t('form.by_name')}
          options={choices.category}
          value={data.category}
          onChange={(chosen) => setData('category', chosen)}
          error={errors.category}
        />
        <Select
          label={t('form.venue')}
          placeholder={t('form.by_name')}
          options={choices.venues}
          value={data.venue}
          onChange={(chosen) => setData('venue', chosen)}
          error={errors.venue}
        />
      </div>
      <FormActions
        submitLabel={t('form.send')}
        pendingLabel={t('form.sending')}
        isPending={processing}
      />
    </form>
  )
}
