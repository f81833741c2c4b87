import { FieldGrid, FormSection } from '@kontor/design-system/form_section'
import { Select } from '@kontor/design-system/select'
import { TextField } from '@kontor/design-system/text_field'
import { useState, type FormEvent } from 'react'
import { FormActions } from '~/components/shell/form_actions'
import { useText } from '~/hooks/use_text'
import type { useNewToken } from './use_new_token'

/** What a token is wished for; those of tests only try the way of an order out. */
export type TokenWish = { name: string; kind: 'account' | 'test'; days: number }

interface NewTokenFormProps {
  state: ReturnType<typeof useNewToken<TokenWish>>
  /** Days that a token may live at most. */
  longestLife: number
}

const LIVES = [7, 30, 60, 90]
const KINDS = ['account', 'test'] as const

/** Name, use and life of a token to be made. */
export function NewTokenForm({ state, longestLife }: NewTokenFormProps) {
  const t = useText('identity/tokens')
  const [name, setName] = useState('')
  const [kind, setKind] = useState<string>(KINDS[0])
  const [days, setDays] = useState(String(longestLife))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void state.create({ name, kind: kind === 'test' ? 'test' : 'account', days: Number(days) })
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
            name="kind"
            label={t('tokens.kind')}
            hint={t('tokens.kind_hint')}
            value={kind}
            onChange={setKind}
            options={KINDS.map((value) => ({ value, label: t(`tokens.kinds.${value}`) }))}
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
