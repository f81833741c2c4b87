import { FieldGrid, FormSection } from '@kontor/design-system/form_section'
import { Select } from '@kontor/design-system/select'
import { TextField } from '@kontor/design-system/text_field'
import { useState, type FormEvent } from 'react'
import { FormActions } from '~/components/shell/form_actions'
import { useText } from '~/hooks/use_text'
import type { useNewToken } from './use_new_token'

interface NewTokenFormProps {
  state: ReturnType<typeof useNewToken<{ name: string; days: number }>>
  /** Days that a token may live at most. */
  longestLife: number
}

const LIVES = [7, 30, 60, 90]

/** Name and life of a token to be made. */
export function NewTokenForm({ state, longestLife }: NewTokenFormProps) {
  const t = useText('identity/tokens')
  const [name, setName] = useState('')
  const [days, setDays] = useState(String(longestLife))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void state.create({ name, days: Number(days) })
  }
  const lives = LIVES.filter((life) => life <= longestLife).map((life) => ({
    value: String(life),
    label: t('tokens.days', { count: life }),
  }))
  return (
    <form onSubmit={submit} noValidate>
      <FormSection title={t('tokens.create_title')}>
        <FieldGrid>
          <TextField
            name="name"
            autoComplete="off"
            label={t('tokens.name')}
            hint={t('tokens.name_hint')}
            value={name}
            onChange={setName}
            error={state.error}
          />
          <Select
            name="days"
            label={t('tokens.life')}
            hint={t('tokens.life_hint')}
            value={days}
            onChange={setDays}
            options={lives}
          />
        </FieldGrid>
        <FormActions
          submitLabel={t('tokens.create')}
          pendingLabel={t('tokens.creating')}
          isPending={state.isCreating}
        />
      </FormSection>
    </form>
  )
}
