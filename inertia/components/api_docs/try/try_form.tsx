import { Button } from '@kontor/design-system/button'
import { TextField } from '@kontor/design-system/text_field'
import { useEffect, useRef, useState } from 'react'
import { useText } from '~/hooks/use_text'
import type { ApiCallDescription } from '../types'
import { useTypedToken } from './token'
import { TrialAnswer } from './trial_answer'
import { fieldsOf, keyOf, type Typed } from './trial_of'
import { useTrial } from './use_trial'

interface TryFormProps {
  call: ApiCallDescription
  begun: Typed
  locale: string
}

export function TryForm({ call, begun, locale }: TryFormProps) {
  const t = useText('shared/api_docs')
  const [typed, setTyped] = useState(begun)
  const [token, keepToken] = useTypedToken()
  const { needsToken, faults, isSending, trial, send } = useTrial(call, locale)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (faults.length > 0) fields.current!.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [faults])
  const faultOf = (key: string) => (faults.includes(key) ? t('try.needed') : undefined)
  return (
    <div ref={fields} className="grid min-w-0 gap-4">
      {needsToken && (
        <TextField
          label={t('try.token')}
          hint={t('try.token_hint')}
          type="password"
          autoComplete="off"
          face="mono"
          value={token}
          onChange={keepToken}
          error={faults.includes('token') ? t('try.no_token') : undefined}
        />
      )}
      {fieldsOf(call).map((field) => (
        <TextField
          key={keyOf(field)}
          label={field.name}
          hint={field.type}
          face="mono"
          autoComplete="off"
          spellCheck="false"
          isRequired={field.required}
          value={typed[keyOf(field)] ?? ''}
          onChange={(value) => setTyped((before) => ({ ...before, [keyOf(field)]: value }))}
          error={faultOf(keyOf(field))}
        />
      ))}
      <div>
        <Button
          isPending={isSending}
          pendingLabel={t('try.sending')}
          onPress={() => void send(typed, token.trim())}
        >
          {t('try.send')}
        </Button>
      </div>
      <TrialAnswer trial={trial} />
    </div>
  )
}
