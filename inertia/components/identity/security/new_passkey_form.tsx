import { Button } from '@kontor/design-system/button'
import { TextField } from '@kontor/design-system/text_field'
import { Text } from '@kontor/design-system/text'
import type { FormEvent } from 'react'
import { useHydrated } from '~/hooks/use_hydrated'
import { useText } from '~/hooks/use_text'
import { useNewPasskey } from './use_new_passkey'
import { useHasPasskeysHere } from './use_passkeys_here'

/** Name of a new passkey and the button with which the browser makes it. */
export function NewPasskeyForm() {
  const t = useText('identity/security')
  const isAlive = useHydrated()
  const isPossible = useHasPasskeysHere()
  const { name, setName, create, isBusy, error } = useNewPasskey()
  if (isAlive && !isPossible) return <Text tone="muted">{t('passkeys_unknown')}</Text>
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void create()
  }
  return (
    <form onSubmit={submit} noValidate className="grid max-w-100 gap-4">
      <TextField
        name="name"
        autoComplete="off"
        maxLength={60}
        label={t('passkey_name')}
        hint={t('passkey_name_hint')}
        value={name}
        onChange={setName}
        error={error}
      />
      <div>
        <Button type="submit" isPending={isBusy} pendingLabel={t('passkey_waiting')}>
          {t('passkey_add')}
        </Button>
      </div>
    </form>
  )
}
