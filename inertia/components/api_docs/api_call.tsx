import { Disclosure } from '@kontor/design-system/disclosure'
import { Text } from '@kontor/design-system/text'
import { lazy, Suspense } from 'react'
import { useText } from '~/hooks/use_text'
import type { ApiCallBrief, ApiCallDetails } from './types'
import { Words } from './words'

const CallDetails = lazy(() => import('./call_details'))

interface ApiCallProps {
  call: ApiCallBrief
  /** Null until they have come. */
  details: ApiCallDetails | null
  onOpen: () => void
}

/** One call: who may use it, what it takes and what it answers. */
export function ApiCall({ call, details, onOpen }: ApiCallProps) {
  const t = useText('shared/api_docs')
  const loading = <p>{t('loading')}</p>
  return (
    <Disclosure
      id={call.id}
      title={<CallTitle {...call} />}
      onOpenChange={(isOpen) => isOpen && onOpen()}
    >
      <div className="grid min-w-0 gap-4">
        {call.description && (
          <p>
            <Words text={call.description} />
          </p>
        )}
        <p>{useRights(call)}</p>
        <Suspense fallback={loading}>
          {details ? <CallDetails call={{ ...call, ...details }} /> : loading}
        </Suspense>
      </div>
    </Disclosure>
  )
}

function CallTitle({ method, path, summary }: ApiCallBrief) {
  return (
    <span className="grid min-w-0 gap-0.5">
      <span className="break-all">
        <Text as="span" role="mono">
          {method} {path}
        </Text>
      </span>
      <Text as="span" role="ui-s" tone="muted">
        <Words text={summary} />
      </Text>
    </span>
  )
}

function useRights({ rights }: ApiCallBrief) {
  const t = useText('shared/api_docs')
  if (rights === null) return t('open')
  const lists = rights.filter((scopes) => scopes.length > 0).map((scopes) => scopes.join(', '))
  return lists.length > 0 ? t('rights', { rights: lists.join(t('or')) }) : t('signed_in')
}
