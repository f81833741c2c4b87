import { Disclosure } from '@kontor/design-system/disclosure'
import { Text } from '@kontor/design-system/text'
import type { PropsWithChildren } from 'react'
import { useText } from '~/hooks/use_text'
import { ErrorCodes } from './error_codes'
import { CallExample } from './examples/call_example'
import { Outline } from './outline'
import { TryCall } from './try/try_call'
import type { ApiCallBrief, ApiCallDescription, ApiCallDetails } from './types'
import { Words } from './words'

interface ApiCallProps {
  call: ApiCallBrief
  /** Null until they have come. */
  details: ApiCallDetails | null
  onOpen: () => void
}

/** One call: who may use it, what it takes and what it answers. */
export function ApiCall({ call, details, onOpen }: ApiCallProps) {
  const t = useText('shared/api_docs')
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
        {details ? <Details call={{ ...call, ...details }} /> : <p>{t('loading')}</p>}
      </div>
    </Disclosure>
  )
}

function Details({ call }: { call: ApiCallDescription }) {
  const t = useText('shared/api_docs')
  return (
    <>
      {call.parameters.length > 0 && (
        <Part title={t('parameters')}>
          <Parameters call={call} />
        </Part>
      )}
      {call.body && (
        <Part title={t('body')}>
          <Outline text={call.body} />
        </Part>
      )}
      <Part title={t('example_request')}>
        <CallExample call={call} />
      </Part>
      {call.example.answer && (
        <Part title={t('example_answer')}>
          <Outline text={call.example.answer} />
        </Part>
      )}
      <TryCall call={call} />
      <Part title={t('answers')}>
        {call.answers.map(({ status, description, data }) => (
          <div key={status} className="grid min-w-0 gap-1">
            <p>
              <Text as="code" role="mono-s">
                {status}
              </Text>{' '}
              <Words text={description} />
            </p>
            {data && <Outline text={data} />}
          </div>
        ))}
      </Part>
      {call.errors.length > 0 && (
        <Part title={t('errors')}>
          <ErrorCodes errors={call.errors} />
        </Part>
      )}
    </>
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

function Part({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <div className="grid min-w-0 gap-2">
      <Text role="ui-s" weight="medium">
        {title}
      </Text>
      {children}
    </div>
  )
}

function Parameters({ call }: { call: ApiCallDescription }) {
  const t = useText('shared/api_docs')
  return (
    <ul className="grid gap-1">
      {call.parameters.map(({ name, place, required, type, description }) => (
        <li key={`${place} ${name}`} className="break-words">
          <Text as="code" role="mono-s">
            {name}
          </Text>{' '}
          <span>
            {[t(`places.${place as 'path'}`), required && t('required'), type]
              .filter(Boolean)
              .join(', ')}
            {description && (
              <>
                . <Words text={description} />
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function useRights({ rights }: ApiCallBrief) {
  const t = useText('shared/api_docs')
  if (rights === null) return t('open')
  const lists = rights.filter((scopes) => scopes.length > 0).map((scopes) => scopes.join(', '))
  return lists.length > 0 ? t('rights', { rights: lists.join(t('or')) }) : t('signed_in')
}
