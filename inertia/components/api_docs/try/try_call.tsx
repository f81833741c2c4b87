import { Disclosure } from '@kontor/design-system/disclosure'
import { useState } from 'react'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { fillCall } from '../examples/filled_call'
import { useCaller } from '../examples/use_caller'
import type { ApiCallDescription } from '../types'
import { canBeTried, fieldsOf, keyOf } from './trial_of'
import { TryForm } from './try_form'

/** Calls that only read are tried where they are described. */
export function TryCall({ call }: { call: ApiCallDescription }) {
  const t = useText('shared/api_docs')
  const [wasOpened, setWasOpened] = useState(false)
  const { locale } = useShared()
  const { values } = fillCall(call, useCaller())
  if (!canBeTried(call)) return null
  const begun = fieldsOf(call).filter(({ required }) => required)
  return (
    <Disclosure
      look="inline"
      title={t('try.title')}
      onOpenChange={(isOpen) => isOpen && setWasOpened(true)}
    >
      {wasOpened && (
        <TryForm
          call={call}
          locale={locale}
          begun={Object.fromEntries(begun.map((one) => [keyOf(one), values[one.name] ?? '']))}
        />
      )}
    </Disclosure>
  )
}
