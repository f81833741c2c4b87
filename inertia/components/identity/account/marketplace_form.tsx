import { TextField } from '@kontor/design-system/text_field'
import { useState, type FormEvent } from 'react'
import { FormActions } from '~/components/shell/form_actions'
import { useText } from '~/hooks/use_text'
import type { useNewToken } from './use_new_token'

export type MarketplaceValues = { marketplaceToken: string }

interface MarketplaceFormProps {
  state: ReturnType<typeof useNewToken<MarketplaceValues>>
}

/** The marketplace for which a token is to be made. */
export function MarketplaceForm({ state }: MarketplaceFormProps) {
  const t = useText('identity/tokens')
  const [name, setName] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void state.create({ marketplaceToken: name })
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <TextField
        name="marketplaceToken"
        autoComplete="off"
        label={t('marketplace.name')}
        hint={t('marketplace.name_hint')}
        value={name}
        onChange={setName}
        error={state.error}
      />
      <FormActions
        submitLabel={t('marketplace.create')}
        pendingLabel={t('tokens.creating')}
        isPending={state.isCreating}
      />
    </form>
  )
}
